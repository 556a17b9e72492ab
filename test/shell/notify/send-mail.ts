// Sends the delivery on standard input, and prints what became of it: for tests of whom node trusts.
import { text } from "node:stream/consumers";
import { openNotifier } from "../../../src/shell/notify/notifier.ts";

const { problem } = await openNotifier(() => undefined).send(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify({ problem }));
