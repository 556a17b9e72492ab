import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { UserError } from "../core/errors.ts";
import { VERSION } from "../version.ts";
import { showError } from "./show-error.ts";

/** Sets the exit code of the process; commands return it. */
type ExitCode = number;

const USAGE_ERROR = 2;

/** The command line as data: what can be asked. Each command is loaded only when it is. */
export async function runProgram(argv: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = new Command("umpire")
    .description("Calls every attempt at a pull request: proceed, retry or escalate.")
    .version(VERSION)
    .enablePositionalOptions()
    .exitOverride()
    // Problems are shown in one place, also as JSON.
    .configureOutput({ outputError: () => undefined })
    .addHelpText(
      "after",
      "\nExit codes: 0 proceed, 10 retry, 20 escalate, 1 a failure of Umpire, 2 wrong usage or unreadable input.",
    );

  withCommand(withReview(program.command("run")))
    .description("run the tests, record the attempt and call it")
    .option("--exit-call", "exit by the call (0, 10, 20) instead of the command's own exit code")
    .action(async (command: string[], options) => {
      exitCode = await (await import("./run.ts")).run(command, options);
    });

  withCommand(withSearch(withLedger(program.command("prove-fix"))))
    .description("prove a bug fix: the changed tests must fail on the old code and pass on the new")
    .action(async (command: string[], options) => {
      exitCode = await (await import("./prove-fix.ts")).prove(command, options);
    });

  withReview(program.command("review"))
    .description("record and call reports that a run has already left")
    .action(async (options) => {
      exitCode = await (await import("./review.ts")).review(options);
    });

  program
    .command("inspect")
    .description("tell what Umpire sees in report files")
    .argument("<file...>")
    .addOption(jsonOption())
    .option("--ctrf <file>", "write all test reports as one CTRF document")
    .action(async (files: string[], options) => {
      exitCode = await (await import("./inspect.ts")).inspect(files, options);
    });

  const ledger = withLedger(program.command("ledger"))
    .description("show the attempts of this branch")
    .action(async (options) => {
      exitCode = await (await import("./ledger.ts")).showLedger(options);
    });
  withLedger(ledger.command("reset"))
    .description("start a new loop with a fresh set of attempts; nothing recorded is lost")
    .action(async (_options, command: Command) => {
      exitCode = await (await import("./ledger.ts")).startNewLoop(command.optsWithGlobals());
    });

  program
    .command("replay")
    .description("tell what another policy would have called; nothing is stored")
    .requiredOption("--config <file>", "the configuration to try")
    .option("--branch <name>", "the branch whose attempts these are (default: the current one)")
    .addOption(jsonOption())
    .action(async (options) => {
      exitCode = await (await import("./replay.ts")).replay(options);
    });

  withChange(program.command("classify"))
    .description("tell what kind of change this is, file by file and function by function")
    .action(async (options) => {
      exitCode = await (await import("./classify.ts")).classify(options);
    });

  withChange(program.command("coverage"))
    .description("tell whether the changed lines are covered as their kind of change asks for")
    .option("--report <file...>", "coverage reports of one run (repeatable)")
    .option("--baseline <file>", "coverage of the base, for changes that must match it")
    .option("--write-baseline [file]", "record the coverage of this commit as a baseline instead")
    .action(async (options) => {
      exitCode = await (await import("./coverage.ts")).coverage(options);
    });

  program
    .command("demo")
    .description("play three stories in a small real project, and leave the folder to look at")
    .action(async () => {
      exitCode = await (await import("./demo.ts")).demo();
    });

  try {
    await program.parseAsync(argv, { from: "user" });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) return showError(error, argv.includes("--json"));
    if (error.exitCode === 0) return 0;
    // Without any word the help was shown already.
    return error.code === "commander.help"
      ? USAGE_ERROR
      : showError(wrongUsage(error), argv.includes("--json"));
  }
}

function wrongUsage({ message }: CommanderError): UserError {
  const sentence = message.replace(/^error: /, "").replace(/(?<![.?)])$/, ".");
  return new UserError("wrong-usage", sentence, "`umpire help [command]` tells what there is.");
}

function withReview(command: Command): Command {
  return withHints(withSearch(withLedger(command)))
    .option("--sarif <glob>", "SARIF reports of security scanners (repeatable)", collect, [])
    .option("--execution-skip <reason>", "go without a run of the tests, and say why")
    .option("--verbose", "say as well which settings have no effect")
    .option("--comment <file>", "write the comment as Markdown to a file (- for standard output)")
    .option("--feedback <file>", "write what the next attempt needs to know as JSON (null after a pass)")
    .option(
      "--max-tokens <number>",
      "size of the feedback, about 4 characters a token (300 or more)",
      tokens,
    );
}

function withSearch(command: Command): Command {
  return command
    .option("--junit <glob>", "test reports (repeatable; default: the usual places)", collect, [])
    .option("--coverage <glob>", "coverage reports (repeatable; default: the usual places)", collect, [])
    .option("--base <ref>", "what the change is measured against, such as origin/main");
}

function withCommand(command: Command): Command {
  return command
    .argument("[command...]", "the test command, after two dashes: umpire run -- npm test")
    .option("--timeout <seconds>", "kill the whole run after this time (5 to 600; default 120)", seconds)
    .option("--cwd <folder>", "where the command runs")
    .option("--env <NAME=VALUE>", "add a variable to the command's environment (repeatable)", collect, [])
    .option("--no-arrange", "run the command exactly as written, without asking it for a report")
    .passThroughOptions();
}

function withLedger(command: Command): Command {
  return command
    .option("--config <file>", "configuration (default: .github/umpire.yml if it exists)")
    .option("--branch <name>", "the branch whose attempts these are (default: the current one)")
    .addOption(jsonOption());
}

function withChange(command: Command): Command {
  return withHints(command)
    .option("--config <file>", "configuration (default: .github/umpire.yml if it exists)")
    .option("--base <ref>", "what the change is measured against, such as origin/main")
    .addOption(new Option("--diff <file>", "a unified diff instead (- for standard input)").conflicts("base"))
    .addOption(
      new Option("--pull <number>", "a pull request on GitHub instead, read with GITHUB_TOKEN")
        .argParser(pullNumber)
        .conflicts(["base", "diff"]),
    )
    .option("--branch <name>", "name of the branch (default: the current one)")
    .addOption(jsonOption());
}

/** What says what kind of change it is, beside the code. */
function withHints(command: Command): Command {
  return command
    .option("--title <text>", "title of the pull request")
    .option("--label <name>", "a label of the pull request (repeatable)", collect, [])
    .option("--issue-type <name>", "type of the issue that it closes, such as Bug");
}

function jsonOption(): Option {
  return new Option("--json", "print one JSON document");
}

function collect(value: string, earlier: string[]): string[] {
  return [...earlier, value];
}

function pullNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError("It is the number of a pull request, such as 12.");
  return number;
}

function tokens(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 300)
    throw new InvalidArgumentError("Expected a whole number of at least 300.");
  return value;
}

function seconds(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 5 || value > 600)
    throw new InvalidArgumentError("Expected a whole number from 5 to 600.");
  return value;
}
