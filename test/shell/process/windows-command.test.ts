import { describe, expect, test } from "vitest";
import { batchQuoted, windowsLaunch } from "../../../src/shell/process/windows-command.ts";

const CWD = "C:\\project";
const ENV = { Path: "C:\\Windows;C:\\node", PATHEXT: ".COM;.EXE;.BAT;.CMD", ComSpec: "C:\\Windows\\cmd.exe" };

function launch(command: readonly string[], files: readonly string[], env: Record<string, string> = ENV) {
  const there = new Set(files.map((file) => file.toLowerCase()));
  return windowsLaunch(command, CWD, env, (path) => there.has(path.toLowerCase()));
}

describe("which file Windows is to start", () => {
  test("a program is started as it is, without a shell", () => {
    expect(launch(["node", "--test", "a b"], ["C:\\node\\node.exe"])).toEqual({
      file: "C:\\node\\node.EXE",
      args: ["--test", "a b"],
      verbatim: false,
    });
  });

  test("a batch file goes through cmd.exe with every word quoted", () => {
    // npm's folder holds `npm` (for POSIX shells) and `npm.cmd`; only the second can be started.
    expect(launch(["npm", "test", "--", "a & b"], ["C:\\node\\npm", "C:\\node\\npm.cmd"])).toEqual({
      file: "C:\\Windows\\cmd.exe",
      args: ["/d", "/e:on", "/v:off", "/s", "/c", '""C:\\node\\npm.CMD" "test" "--" "a & b""'],
      verbatim: true,
    });
  });

  test("the order of the PATH decides, then the order of the extensions", () => {
    const files = ["C:\\node\\tool.exe", "C:\\Windows\\tool.bat", "C:\\Windows\\tool.cmd"];
    expect(launch(["tool"], files).args.at(-1)).toBe('""C:\\Windows\\tool.BAT""');
  });

  test("a path is looked for from the working directory, not on the PATH", () => {
    const files = ["C:\\project\\gradlew.bat", "C:\\node\\gradlew.bat"];
    expect(launch([".\\gradlew", "test"], files).args.at(-1)).toBe('""C:\\project\\gradlew.BAT" "test""');
    expect(launch(["./gradlew.bat"], files).args.at(-1)).toBe('""C:\\project\\gradlew.bat""');
  });

  test("what is nowhere is left for the start to fail on", () => {
    expect(launch(["nothing"], [])).toEqual({ file: "nothing", args: [], verbatim: false });
    expect(launch(["nothing"], [], {})).toEqual({ file: "nothing", args: [], verbatim: false });
    expect(windowsLaunch([], CWD, {}).file).toBe("");
  });

  test("without settings the usual ones hold", () => {
    const { file } = launch(["npm"], ["C:\\node\\npm.cmd"], { PATH: "C:\\node" });
    expect(file).toBe("cmd.exe");
  });
});

describe("quoting for a batch file", () => {
  test.each([
    ["plain", '"plain"'],
    ["", '""'],
    ["a & calc.exe | more > x ^ (y)", '"a & calc.exe | more > x ^ (y)"'],
    ['says "hi" & calc', '"says ""hi"" & calc"'],
    ["C:\\dir\\", '"C:\\dir\\\\"'],
    ['ends in \\"', '"ends in \\\\"""'],
    ["%PATH%", '"%%cd:~,%PATH%%cd:~,%"'],
  ])("%j", (argument, quoted) => {
    expect(batchQuoted(argument)).toBe(quoted);
  });

  test.each(["a\nb", "a\rb", "a\0b"])("%j cannot be quoted and is refused", (argument) => {
    expect(() => batchQuoted(argument)).toThrow(expect.objectContaining({ code: "command-unquotable" }));
  });
});
