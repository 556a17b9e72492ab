export function validateInput(input) {
  if (!input) return { valid: false, reason: "empty" };
  if (input.length > 20) return { valid: false, reason: "too long" };
  if (!/^[a-z][a-z0-9-]*$/.test(input)) return { valid: false, reason: "characters" };
  return { valid: true };
}
