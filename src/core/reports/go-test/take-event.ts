import { type Fields, numberOf, textOf } from "../json/fields.ts";
import { closePackage } from "./close-package.ts";
import { addOutput, createOutput } from "./output.ts";
import { type GoReading, packageRun } from "./reading.ts";
import { closeTest, openTest } from "./tests.ts";

export function takeEvent(reading: GoReading, event: Fields): void {
  const action = textOf(event["Action"]);
  if (action === "build-output" || action === "build-fail") takeBuild(reading, action, event);
  else if (textOf(event["Test"]) !== "") takeTest(reading, action, event);
  else takePackage(reading, action, event);
}

function takeBuild(reading: GoReading, action: string, event: Fields): void {
  const path = textOf(event["ImportPath"]);
  const output = reading.builds.get(path) ?? createOutput();
  reading.builds.set(path, output);
  addOutput(output, textOf(event["Output"]), reading.maxText);
  if (action === "build-fail") reading.failedBuilds.set(path, output);
}

function takeTest(reading: GoReading, action: string, event: Fields): void {
  const name = textOf(event["Package"]);
  const run = packageRun(reading, name);
  const test = textOf(event["Test"]);
  if (action === "run") openTest(run, test);
  else if (action === "output")
    addOutput((run.tests.get(test) ?? openTest(run, test)).output, textOf(event["Output"]), reading.maxText);
  else if (action === "bench") run.tests.delete(test);
  else if (action === "pass" || action === "fail" || action === "skip")
    closeTest(reading, { suite: name, run, name: test }, action, milliseconds(event));
}

function takePackage(reading: GoReading, action: string, event: Fields): void {
  const name = textOf(event["Package"]);
  const run = packageRun(reading, name);
  if (action === "output") addOutput(run.output, textOf(event["Output"]), reading.maxText);
  else if (action === "pass" || action === "fail" || action === "skip")
    closePackage(reading, name, action, textOf(event["FailedBuild"]));
}

function milliseconds(event: Fields): number | undefined {
  const seconds = numberOf(event["Elapsed"]);
  return seconds === undefined ? undefined : seconds * 1000;
}
