/** The first of these are issued by somebody and look like nothing else; tests make up the others as they need them. */
const ISSUED = [
  "GitHub token",
  "AWS access key",
  "Slack token",
  "npm token",
  "API key",
  "Google API key",
  "private key",
] as const;
export const SECRET_SHAPES = [
  ...ISSUED,
  "signed web token",
  "bearer token",
  "password in an address",
] as const;
export type SecretShape = (typeof SECRET_SHAPES)[number];

export function isIssued(shape: SecretShape): boolean {
  return ISSUED.some((issued) => issued === shape);
}

/** Shapes of secrets that test output is known to leak. Redacted before anything is stored, not only before it is shown. */
const SHAPES: readonly (readonly [SecretShape, RegExp])[] = [
  ["GitHub token", /\bgh[pousr]_[A-Za-z0-9]{20,255}\b/g],
  ["GitHub token", /\bgithub_pat_[A-Za-z0-9_]{22,255}\b/g],
  ["AWS access key", /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ["Slack token", /\bxox[abeprs]-[A-Za-z0-9-]{10,250}/g],
  ["npm token", /\bnpm_[A-Za-z0-9]{36}\b/g],
  ["API key", /\bsk-[A-Za-z0-9_-]{20,200}\b/g],
  ["Google API key", /\bAIza[A-Za-z0-9_-]{35}\b/g],
  ["signed web token", /\beyJ[A-Za-z0-9_-]{8,2000}\.[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,2000}/g],
  // A report that was cut may hold a key without its end.
  [
    "private key",
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  ],
  ["bearer token", /(?<=\b[Bb]earer )[A-Za-z0-9._~+/-]{16,4000}=*/g],
  ["password in an address", /(?<=:\/\/[^\s:@/]{1,100}:)[^\s@/]{3,200}(?=@)/g],
];

/** @internal */
export const REDACTED = "[redacted]";

/**
 * `secrets` are values known to be secret, such as those of environment variables named like one. `seen` hears of each
 * other one that was taken out, by its shape alone.
 */
export function redact(
  text: string,
  secrets: readonly string[] = [],
  seen: (shape: SecretShape) => void = () => undefined,
): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, REDACTED);
  for (const [shape, pattern] of SHAPES)
    clean = clean.replace(pattern, () => {
      seen(shape);
      return REDACTED;
    });
  return clean;
}

const SECRET_NAME = /(TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY|CREDENTIAL)/i;
const SHORTEST_SECRET = 8;

/**
 * Values of variables whose names say that they are secret. Short ones would redact ordinary words.
 * Longest first: a secret that begins with another must not keep its end.
 */
export function secretValues(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment)
    .flatMap(([name, value = ""]) =>
      SECRET_NAME.test(name) && value.length >= SHORTEST_SECRET ? [value] : [],
    )
    .sort((left, right) => right.length - left.length);
}
