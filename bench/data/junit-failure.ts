import type { Random } from "./random.ts";

const KINDS = ["org.opentest4j.AssertionFailedError", "java.lang.IllegalStateException"] as const;
const METHODS = ["open", "close", "total", "apply", "resolve", "lambda$verify$0", "handle"] as const;

/** A failure with its stack trace in CDATA, half of them from the JVM and half from V8. */
export function failureElement(random: Random, classname: string, element: "failure" | "error"): string {
  const expected = random.below(1000);
  const message = `expected: ${expected} but was: ${expected + 1}`;
  const stack = random.chance(0.5) ? jvmStack(random, classname) : v8Stack(random);
  const type = random.pick(KINDS);
  return `      <${element} message="${message}" type="${type}"><![CDATA[${type}: ${message}\n${stack}]]></${element}>\n`;
}

function jvmStack(random: Random, classname: string): string {
  let stack = "";
  const file = classname.slice(classname.lastIndexOf(".") + 1);
  for (let frame = 14 + random.below(30); frame > 0; frame--) {
    stack += `\tat ${classname}.${random.pick(METHODS)}(${file}.java:${1 + random.below(900)})\n`;
  }
  return `${stack}\tat java.base/java.lang.reflect.Method.invoke(Method.java:580)\n`;
}

function v8Stack(random: Random): string {
  let stack = "";
  for (let frame = 14 + random.below(30); frame > 0; frame--) {
    const at = `${1 + random.below(900)}:${1 + random.below(80)}`;
    stack += `    at Object.${random.pick(METHODS)} (/home/dev/project/src/part-${random.below(400)}.ts:${at})\n`;
  }
  return `${stack}    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)\n`;
}
