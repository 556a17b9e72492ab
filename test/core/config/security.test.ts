import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { readConfig } from "../../../src/core/config/read-config.ts";
import { UserError } from "../../../src/core/errors.ts";

const read = (text: string) => readConfig(text, "umpire.yml");

test("without a word no scanner is expected, no agent named, and no review awaited", () => {
  expect(DEFAULT_CONFIG).toMatchObject({ security: { sarif: [], fail_on: "high" }, require_review: false });
  expect(DEFAULT_CONFIG.senior_agent).toBeUndefined();
});

test("one pattern is a list of one", () => {
  expect(read("security: { sarif: scan/*.sarif, fail_on: any }").security).toEqual({
    sarif: ["scan/*.sarif"],
    fail_on: "any",
  });
});

describe("a senior agent", () => {
  test.each([
    ["senior-agent", "senior-agent"],
    ["@senior-agent", "senior-agent"],
    ["org/senior.agents", "org/senior.agents"],
    ["helper[bot]", "helper[bot]"],
  ])("is mentioned as %s", (mention, login) => {
    const config = read(`senior_agent: { name: Senior, mention: "${mention}" }`);
    expect(config.senior_agent).toEqual({
      name: "Senior",
      mention: login,
      label: "umpire:senior-agent",
      max_attempts: 2,
    });
  });

  test.each([
    ["senior_agent: {}", /senior_agent.name/],
    ["senior_agent: { name: S, mention: two words }", /Expected a login or org\/team/],
    ["senior_agent: { name: S, mention: 'x](http://evil)' }", /Expected a login or org\/team/],
    ["senior_agent: { name: S, max_attempts: 0 }", /max_attempts/],
    ["senior_agent: { nam: S }", /did you mean `name`/],
    ["security: { fail_on: severe }", /security.fail_on/],
    ["require_review: perhaps", /require_review/],
  ])("is refused with a reason: %s", (text, reason) => {
    expect(() => read(text)).toThrow(UserError);
    expect(() => read(text)).toThrow(reason);
  });
});
