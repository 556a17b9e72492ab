import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { zipReader } from "../../../src/shell/artifacts/read-zip.ts";
import { type ZipEntry, type ZipOptions, zipOf } from "../../support/zip.ts";

const readZip = zipReader();

async function texts(zip: Uint8Array): Promise<Record<string, string>> {
  const files = await readZip(zip);
  return Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

const refusal = (message: RegExp) =>
  expect.objectContaining({
    name: "UserError",
    code: "artifact-refused",
    message: expect.stringMatching(message),
  });

describe("an honest zip", () => {
  test("is read with stored and deflated entries, folders left out", async () => {
    const zip = zipOf([
      { name: "attempt.json", content: '{"schemaVersion":"1"}' },
      { name: "reports/", method: 0, mode: 0o040755 },
      { name: "reports/übersicht.txt", content: "stored", method: 0 },
      { name: "empty.txt" },
      { name: "from-dos.txt", content: "no mode", mode: 0 },
    ]);
    expect(await texts(zip)).toEqual({
      "attempt.json": '{"schemaVersion":"1"}',
      "reports/übersicht.txt": "stored",
      "empty.txt": "",
      "from-dos.txt": "no mode",
    });
  });

  test("without entries is an empty map", async () => {
    expect(await texts(zipOf([]))).toEqual({});
  });

  test("is read from the middle of a larger buffer", async () => {
    const zip = zipOf([{ name: "a", content: "x" }]);
    const around = Buffer.concat([Buffer.from("before"), zip, Buffer.from("after")]);
    expect(await texts(around.subarray(6, 6 + zip.length))).toEqual({ a: "x" });
  });
});

const hostileEntries: readonly [story: string, entries: readonly ZipEntry[], because: RegExp][] = [
  ["climbs out", [{ name: "x/../../etc/hosts" }], /invalid relative path/],
  ["is the parent", [{ name: ".." }], /invalid relative path/],
  ["is absolute", [{ name: "/etc/hosts" }], /absolute path/],
  ["names a drive", [{ name: "C:evil" }], /absolute path/],
  ["uses backslashes", [{ name: "..\\evil" }], /invalid characters/],
  ["has a NUL in its name", [{ name: "attempt.json\0.png" }], /entry 1 has a control character/],
  ["has a line break in its name", [{ name: "a\n::error::b" }], /control character/],
  ["has no name", [{ name: "" }], /no plain path/],
  ["has an empty folder name", [{ name: "a//b" }], /no plain path/],
  ["has a dot folder", [{ name: "a/./b" }], /no plain path/],
  ["is a symbolic link", [{ name: "a", content: "/etc/passwd", mode: 0o120777 }], /link, a device/],
  ["is a device", [{ name: "a", mode: 0o060666 }], /link, a device/],
  ["is a pipe", [{ name: "a", mode: 0o010666 }], /link, a device/],
  ["is a folder that calls itself a file", [{ name: "a", mode: 0o040755 }], /link, a device/],
  [
    "is a folder with content",
    [{ name: "a/", content: "x", method: 0, mode: 0o040755 }],
    /folder with content/,
  ],
  ["is encrypted", [{ name: "a", content: "x", flags: 0x801 }], /is encrypted/],
  ["is strongly encrypted", [{ name: "a", content: "x", flags: 0x841 }], /strong encryption/],
  ["is packed in an unknown way", [{ name: "a", content: "x", method: 14 }], /method 14/],
  ["repeats a name", [{ name: "a" }, { name: "a" }], /same name/],
  ["repeats a name in another case", [{ name: "Straße" }, { name: "STRASSE" }], /same name/],
  ["repeats a name in another normal form", [{ name: "\u00e9" }, { name: "e\u0301" }], /same name/],
  ["is both file and folder", [{ name: "a" }, { name: "a/", method: 0, mode: 0o040755 }], /same name/],
  [
    "shares its bytes",
    [
      { name: "a", content: "x".repeat(50) },
      { name: "a", localName: "a", claimedOffset: 0 },
    ],
    /same name|share/,
  ],
  ["has another name before its data", [{ name: "a", localName: "b" }], /disagrees with the directory/],
  [
    "claims fewer bytes than it has",
    [{ name: "a", content: "xxxxxxxxxx", claimedSize: 3 }],
    /cannot be read|another size/,
  ],
  ["claims one byte fewer than it has", [{ name: "a", content: "xxxx", claimedSize: 3 }], /another size/],
  ["claims more bytes than it has", [{ name: "a", content: "x", claimedSize: 30 }], /another size/],
  ["has a wrong checksum", [{ name: "a", content: "x", crc: 1 }], /another checksum/],
  ["begins beyond the end", [{ name: "a", claimedOffset: 5_000 }], /unexpected EOF/],
  ["ends beyond the end", [{ name: "a", content: "x", claimedPackedSize: 9_999 }], /overflows file bounds/],
];

describe("a hostile zip is refused when an entry", () => {
  test.for(hostileEntries)("%s", async ([, entries, because]) => {
    await expect(readZip(zipOf(entries))).rejects.toEqual(refusal(because));
  });

  test("shares its bytes with another of a different name", async () => {
    // The second directory entry points into the first one's data, where a whole local header lies.
    const inner = zipOf([{ name: "b", content: "inner", method: 0 }]);
    const outer = zipOf([
      { name: "a", content: inner, method: 0 },
      { name: "b", content: "inner", method: 0, claimedOffset: 31 },
    ]);
    await expect(readZip(outer)).rejects.toEqual(refusal(/share their bytes/));
  });
});

describe("a hostile zip is refused before anything is inflated when it", () => {
  const zeros = (bytes: number) => Buffer.alloc(bytes);
  const noise = createHash("shake256", { outputLength: 60_000 }).update("noise").digest();
  const large = (name: string): ZipEntry => ({ name, content: noise, claimedSize: 9 * 1024 * 1024 });

  const cases: readonly [story: string, zip: () => Buffer, because: RegExp][] = [
    ["is a bomb", () => zipOf([{ name: "a", content: zeros(2_000_000) }]), /more than 200 times/],
    [
      "has one huge entry",
      () => zipOf([{ name: "a", content: zeros(11 * 1024 * 1024), method: 0 }]),
      /10485760 are allowed/,
    ],
    [
      "only claims a huge entry",
      () => zipOf([{ name: "a", content: "x", claimedSize: 0xffff_fff0 }]),
      /10485760 are allowed/,
    ],
    ["has too much in all", () => zipOf(["a", "b", "c", "d"].map(large)), /33554432 are allowed/],
    [
      "has 65 entries",
      () => zipOf(Array.from({ length: 65 }, (_, i) => ({ name: `${i}` }))),
      /65 entries, and 64/,
    ],
    ["claims 60,000 entries", () => zipOf([{ name: "a" }], { claimedEntries: 60_000 }), /60000 entries/],
    ["is larger than 20 MB", () => zeros(20 * 1024 * 1024 + 1), /20971520 are allowed/],
  ];

  test.for(cases)("%s", async ([, zip, because]) => {
    await expect(readZip(zip())).rejects.toEqual(refusal(because));
  });
});

describe("a damaged zip is refused when it", () => {
  const whole = zipOf([{ name: "attempt.json", content: "x".repeat(100), method: 0 }]);
  const lying = (options: ZipOptions) => zipOf([{ name: "a", content: "x" }], options);

  const cases: readonly [story: string, zip: Uint8Array, because: RegExp][] = [
    ["is empty", new Uint8Array(), /cannot be read/],
    ["is no zip at all", Buffer.from("<html>Bad gateway</html>"), /signature not found/],
    ["lost its end", whole.subarray(0, whole.length - 10), /signature not found/],
    ["lost its beginning", whole.subarray(40), /cannot be read/],
    ["is 40 bytes of one", whole.subarray(0, 40), /signature not found/],
    ["has bytes after its end", Buffer.concat([whole, Buffer.from("more")]), /Invalid comment length/],
    ["counts an entry too many", lying({ claimedEntries: 2 }), /unexpected EOF/],
    ["points beyond itself", lying({ claimedDirectory: 0xffff_fff0 }), /unexpected EOF/],
  ];

  test.for(cases)("%s", async ([, zip, because]) => {
    await expect(readZip(zip)).rejects.toEqual(refusal(because));
  });

  test("lost any number of bytes at its end", async () => {
    for (let length = 0; length < whole.length; length += 1)
      await expect(readZip(whole.subarray(0, length))).rejects.toEqual(refusal(/refused/));
  });

  test("has any byte changed, or it still holds exactly the honest file", async () => {
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const outcome = await texts(changed).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toEqual(refusal(/refused/));
      else expect(Object.values(outcome as object)).toEqual(["x".repeat(100)]);
    }
  });
});

describe("caps", () => {
  const zip = zipOf([
    { name: "a", content: "abcdefghij", method: 0 },
    { name: "b", content: "abcdefghij", method: 0 },
  ]);

  test.for([
    [{ archiveBytes: 50 }, /50 are allowed/],
    [{ entries: 1 }, /1 are allowed/],
    [{ entryBytes: 9 }, /9 are allowed/],
    [{ totalBytes: 19 }, /19 are allowed/],
    [{ ratio: 0.5 }, /0.5 times/],
  ] as const)("can be lowered: %o", async ([caps, because]) => {
    await expect(zipReader(caps)(zip)).rejects.toEqual(refusal(because));
  });

  test("cannot be raised", async () => {
    const raised = { archiveBytes: 1e12, entries: 1e6, entryBytes: 1e12, totalBytes: 1e12, ratio: 1e6 };
    const bomb = zipOf([{ name: "a", content: Buffer.alloc(2_000_000) }]);
    await expect(zipReader(raised)(bomb)).rejects.toEqual(refusal(/200 times/));
  });
});
