import * as z from "zod";

/** Slack's documented limits of the blocks that we use. Slack refuses the whole message when one is passed. */
const plain = (most: number) =>
  z.strictObject({ type: z.literal("plain_text"), text: z.string().min(1).max(most) });
const marked = (most: number) =>
  z.strictObject({ type: z.literal("mrkdwn"), text: z.string().min(1).max(most) });

const Block = z.union([
  z.strictObject({ type: z.literal("header"), text: plain(150) }),
  z.strictObject({ type: z.literal("section"), text: marked(3_000) }),
  z.strictObject({ type: z.literal("section"), fields: z.array(marked(2_000)).min(1).max(10) }),
  z.strictObject({
    type: z.literal("actions"),
    elements: z
      .array(z.strictObject({ type: z.literal("button"), text: plain(75), url: z.url().max(3_000) }))
      .min(1)
      .max(25),
  }),
]);
const Message = z.strictObject({
  text: z.string().min(1).max(3_000),
  blocks: z.array(Block).min(1).max(50),
});
export type Message = z.infer<typeof Message>;

/** Throws as Slack would refuse. */
export function readBlockKit(json: string): Message {
  if (json.length >= 13_000) throw new Error(`A message of ${json.length} characters is too long.`);
  const message = Message.parse(JSON.parse(json));
  const live = /<(?!\/)|>/.exec(textsOf(message).join("\n"));
  if (live) throw new Error(`"${live[0]}" is not escaped.`);
  return message;
}

export function textsOf({ text, blocks }: Message): string[] {
  const inBlocks = blocks.flatMap((block) => {
    if ("fields" in block) return block.fields.map((field) => field.text);
    return "text" in block && block.type === "section" ? [block.text.text] : [];
  });
  return [text, ...inBlocks];
}
