import type { Config } from "../core/config/config.ts";
import { UserError } from "../core/errors.ts";
import { mustBeSafe, type OwnTemplate } from "../core/message/own-template.ts";
import type { TemplateName } from "./ports.ts";

export type OwnTemplates = ReadonlyMap<TemplateName, OwnTemplate>;

/** Reads what the configuration names, and refuses at once what must never be rendered. */
export async function ownTemplates(
  config: Config,
  read: (path: string) => Promise<string | null>,
): Promise<OwnTemplates> {
  const found = new Map<TemplateName, OwnTemplate>();
  const inline = config.escalation_policy.notification.template;
  const { escalation = inline, feedback, passed } = config.templates;
  const given = [
    ["escalation", escalation] as const,
    ["feedback", feedback] as const,
    ["passed", passed] as const,
  ];
  for (const [name, where] of given) {
    if (where === undefined) continue;
    const template = isText(where) ? { path: INLINE, text: where } : await readTemplate(where, read);
    mustBeSafe(template);
    found.set(name, template);
  }
  return found;
}

const INLINE = "escalation_policy.notification.template";

/** No path has line breaks or braces in it. */
function isText(given: string): boolean {
  return /\n|\{\{/.test(given);
}

async function readTemplate(
  path: string,
  read: (path: string) => Promise<string | null>,
): Promise<OwnTemplate> {
  const text = await read(path.replace(/^\.\//, ""));
  if (text !== null) return { path, text };
  throw new UserError(
    "template-missing",
    `The configuration names the template ${path}, and there is no such file.`,
    "Add it (for a pull request: on its base branch first), or take it out of the configuration.",
  );
}
