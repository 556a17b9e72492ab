import { describe, expect, test } from "vitest";
import { REDACTED, redact, secretValues } from "../../src/core/redact.ts";

const letters = (length: number) => "aB3".repeat(length).slice(0, length);

/** Built here, so that no scanner takes this file for a leak. */
const SECRETS: Readonly<Record<string, string>> = {
  "a classic token": `ghp_${letters(36)}`,
  "a workflow token": `ghs_${letters(36)}`,
  "a fine-grained token": `github_${"pat"}_${letters(22)}_${letters(40)}`,
  "an access key of a cloud": `AKIA${"ABCD2345".repeat(2)}`,
  "a temporary key of a cloud": `ASIA${"ABCD2345".repeat(2)}`,
  "a chat token": `xoxb-${letters(24)}`,
  "a registry token": `npm_${letters(36)}`,
  "a model provider's key": `sk-${letters(40)}`,
  "a maps key": `AIza${letters(35)}`,
  "a signed web token": `eyJ${letters(20)}.${letters(40)}.${letters(30)}`,
  "a private key": `-----BEGIN RSA PRIVATE KEY-----\n${letters(64)}\n-----END RSA PRIVATE KEY-----`,
  "a private key with headers": `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00\n\n${letters(64)}\n-----END RSA PRIVATE KEY-----`,
  "a private key without its end": `-----BEGIN PRIVATE KEY-----\n${letters(64)}`,
};

describe("text that leaks a secret", () => {
  test.each(Object.entries(SECRETS))("%s is taken out, the words around it stay", (_what, secret) => {
    const [before, after] = [
      "connect failed: ",
      secret.endsWith("-----") || !secret.startsWith("-") ? " (401)" : "",
    ];
    expect(redact(`${before}${secret}${after}`)).toBe(`${before}${REDACTED}${after}`);
  });

  test("a bearer token goes, the word bearer stays", () => {
    expect(redact(`Authorization: Bearer ${letters(40)}==`)).toBe(`Authorization: Bearer ${REDACTED}`);
  });

  test("the password of an address goes, its user and host stay", () => {
    expect(redact("postgres://app:hunter22@db.local:5432/app")).toBe(
      `postgres://app:${REDACTED}@db.local:5432/app`,
    );
  });

  test("every occurrence of a known value goes, with whatever characters it has", () => {
    expect(redact("a $1.*b and a $1.*b", ["a $1.*b"])).toBe(`${REDACTED} and ${REDACTED}`);
  });
});

test.each([
  "Expected 3 to be 4",
  "sk-short and npm_short and ghp_short",
  "task-runner-with-a-rather-long-name-in-it",
  "https://example.com/path@2x.png",
  "at run (src/eyJ.ts:3:1)",
])("ordinary text stays as it is: %s", (text) => {
  expect(redact(text)).toBe(text);
});

describe("which values of the environment are secret", () => {
  test("those whose names say so, and which are long enough to be one", () => {
    const environment = {
      API_KEY: "12345678",
      DB_PASSWORD: "long enough",
      GITHUB_TOKEN: undefined,
      SHORT_SECRET: "short",
      HOME: "/home/dev/project",
      private_key: "abcdefghij",
    };
    expect(secretValues(environment)).toEqual(["long enough", "abcdefghij", "12345678"]);
  });

  test("a secret that begins with another leaves nothing behind", () => {
    const secrets = secretValues({ A_TOKEN: "12345678", B_TOKEN: "12345678-and-more" });
    expect(redact("sent 12345678-and-more", secrets)).toBe(`sent ${REDACTED}`);
  });
});
