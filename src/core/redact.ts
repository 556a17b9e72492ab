/** Shapes of secrets that test output is known to leak. Redacted before anything is stored, not only before it is shown. */
const SHAPES: readonly RegExp[] = [
  /\bgh[pousr]_[A-Za-z0-9]{20,255}\b/g,
  /\bgithub_pat_[A-Za-z0-9_]{22,255}\b/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bxox[abeprs]-[A-Za-z0-9-]{10,250}/g,
  /\bnpm_[A-Za-z0-9]{36}\b/g,
  /\bsk-[A-Za-z0-9_-]{20,200}\b/g,
  /\bAIza[A-Za-z0-9_-]{35}\b/g,
  /\beyJ[A-Za-z0-9_-]{8,2000}\.[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,2000}/g,
  // A report that was cut may hold a key without its end.
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  /(?<=\b[Bb]earer )[A-Za-z0-9._~+/-]{16,4000}=*/g,
  /(?<=:\/\/[^\s:@/]{1,100}:)[^\s@/]{3,200}(?=@)/g,
];

/** @internal */
export const REDACTED = "[redacted]";

/** `secrets` are values known to be secret, such as those of environment variables named like one. */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, REDACTED);
  for (const shape of SHAPES) clean = clean.replace(shape, REDACTED);
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
