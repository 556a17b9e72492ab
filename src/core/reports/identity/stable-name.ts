/** What changes from run to run in the names of parametrised tests, and what is put in its place. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<uuid>"],
  [/\b0x[0-9a-f]{4,}\b/gi, "<address>"],
  // Java's default toString: com.example.Order@1b2c3d4e
  [/(?<=[\w$]@)(?=[a-f]*\d)[0-9a-f]{5,8}\b/g, "<address>"],
  [/(?:\/private)?\/(?:var\/folders|tmp|var\/tmp)\/[^\s\])"',;]*/g, "<tmp>"],
  [
    /[a-z]:[\\/](?:users[\\/][^\\/]+[\\/]appdata[\\/]local[\\/]temp|windows[\\/]temp|temp)[\\/][^\s\])"',;]*/gi,
    "<tmp>",
  ],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  [/\b1[5-9]\d{8}(?:\d{3})?\b/g, "<time>"],
  [/(?<=\b(?:localhost|127\.0\.0\.1|\[::1\]):)\d{4,5}\b/g, "<port>"],
  // Digests and random ids: at least sixteen hexadecimal digits, letters and figures mixed.
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{16,}\b/gi, "<hex>"],
];
/** Cheap to ask of every name: nearly all have none of this. */
const SUSPICIOUS = /[0-9a-f]{8}|0x|@[0-9a-f]|\/tmp|\/var|:\\|:\/|\d:\d|:\d{4}/i;

export function stableName(name: string): string {
  if (!SUSPICIOUS.test(name)) return name;
  return VOLATILE.reduce((stable, [pattern, replacement]) => stable.replace(pattern, replacement), name);
}
