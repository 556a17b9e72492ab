import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createPathMapper,
  mapPaths,
  type PathOptions,
} from "../../../../src/core/reports/coverage/paths/map-paths.ts";

const map = (
  paths: readonly string[],
  tracked: readonly string[],
  options: PathOptions = {},
  roots: readonly string[] = [],
) => {
  const { byPath, unmatched } = mapPaths(paths, roots, tracked, options);
  return { ...Object.fromEntries(byPath), unmatched };
};
/** Where one path leads. */
const place = (
  path: string,
  tracked: readonly string[],
  roots: readonly string[] = [],
  options: PathOptions = {},
) => map([path], tracked, options, roots)[path as "unmatched"] as unknown;

describe("a report path", () => {
  const tracked = ["src/mod.py", "src/other.py", "lib/other.py", "README.md"];

  test.each([
    ["src/mod.py", "as it stands"],
    ["./src/mod.py", "with a dot in front"],
    ["src//x/../mod.py", "with detours"],
    ["/home/dev/project/src/mod.py", "absolute, of another machine"],
    ["file:///home/dev/project/src/mod.py", "as a URL"],
    ["src\\mod.py", "of Windows"],
    ["C:\\work\\repo\\src\\mod.py", "of Windows, absolute"],
    ["d:/a/repo/repo/SRC/Mod.py", "of Windows, in another case"],
    ["file:///C:/build/src/mod.py", "of Windows, as a URL"],
    ["mod.py", "from inside a folder"],
    ["project/src/mod.py", "from above the repository"],
  ])("%s is found: %s", (path) => {
    expect(place(path, tracked)).toBe("src/mod.py");
  });

  test.each([
    ["other.py", "two files end like this"],
    ["/ci/other.py", "two files end like this"],
    ["src/gone.py", "no file has this name"],
    ["../src/mod.py", "it leads out of the repository"],
    ["../../../../etc/passwd", "it leads out of the repository"],
    ["", "it is empty"],
    ["/", "it is the root"],
    ["build/mod.py", "a relative path must be there as a whole"],
    ["/usr/lib/python3/mod.py", "the name alone shows nothing"],
    ["src/mod.py\n::error::x", "it is no path at all"],
  ])("%s is listed as unmatched: %s", (path) => {
    expect(map([path], tracked)).toEqual({ unmatched: [path] });
  });

  test("with the longest tail wins", () => {
    expect(
      place("/ci/packages/a/src/index.ts", [
        "packages/a/src/index.ts",
        "packages/b/src/index.ts",
        "src/index.ts",
      ]),
    ).toBe("packages/a/src/index.ts");
    expect(
      place("/ci/src/index.ts", ["packages/a/src/index.ts", "packages/b/src/index.ts", "src/index.ts"]),
    ).toBe("src/index.ts");
    expect(place("/ci/src/index.ts", ["packages/a/src/index.ts", "packages/b/src/index.ts"])).toBeUndefined();
  });

  test("may be written with accents in one piece or in two", () => {
    expect(place("/ci/src/u\u0308ni\u0308.py", ["src/ünï.py"])).toBe("src/ünï.py");
    expect(place("src/ünï.py", ["src/u\u0308ni\u0308.py"])).toBe("src/u\u0308ni\u0308.py");
    expect(place("src/日本.ts", ["src/日本.ts"])).toBe("src/日本.ts");
  });

  test("is mapped once, however often it is given", () => {
    const { byPath, unmatched } = mapPaths(["a", "a", "b", "b"], [], ["a"]);
    expect([...byPath]).toEqual([["a", "a"]]);
    expect(unmatched).toEqual(["b"]);
  });

  test("never leads to a file that is not tracked", () => {
    const segment = fc.constantFrom("a", "b", "src", "..", ".", "", "C:", "index.ts", "x.kt");
    const path = fc.array(segment, { minLength: 1, maxLength: 6 });
    const trackedPath = fc
      .array(fc.constantFrom("a", "b", "src"), { maxLength: 3 })
      .chain((folders) => fc.constantFrom("index.ts", "x.kt").map((name) => [...folders, name].join("/")));
    fc.assert(
      fc.property(
        fc.array(path),
        fc.uniqueArray(trackedPath),
        fc.constantFrom("/", "\\"),
        (paths, files, separator) => {
          const texts = paths.map((parts) => parts.join(separator));
          const { byPath, unmatched } = mapPaths(texts, ["/ci", "a"], files);
          for (const found of byPath.values()) expect(files).toContain(found);
          expect(new Set([...byPath.keys(), ...unmatched])).toEqual(new Set(texts));
        },
      ),
    );
  });
});

describe("roots", () => {
  const tracked = ["src/mod.py", "api/src/mod.py", "web/mod.py"];

  test("of the report say what a path is relative to, on whatever machine", () => {
    expect(place("mod.py", tracked, ["/other/checkout/web"])).toBe("web/mod.py");
    expect(place("src/mod.py", tracked, ["/other/checkout/api"])).toBe("api/src/mod.py");
    expect(place("mod.py", tracked, ["C:\\ci\\Web\\"])).toBe("web/mod.py");
    expect(place("Mod.py", tracked, ["C:\\ci\\Web\\"])).toBe("web/mod.py");
    expect(place("web\\Mod.py", tracked, ["C:\\ci\\"])).toBe("web/mod.py");
    expect(place("mod.py", ["web/mod.py"], ["--dummy"])).toBe("web/mod.py");
    expect(place("../web/mod.py", tracked, ["/ci/project/api"])).toBe("web/mod.py");
  });

  test("of the report may be several, of which one has the file", () => {
    expect(place("only.py", ["a/only.py", "b/mod.py"], ["/ci/a", "/ci/b"])).toBe("a/only.py");
    expect(place("mod.py", ["a/mod.py", "b/mod.py"], ["/ci/a", "/ci/b"])).toBeUndefined();
    expect(place("x/mod.py", ["y/src/x/mod.py"], ["/ci", "/ci/src"])).toBe("y/src/x/mod.py");
  });

  test("of the configuration come first, in their order", () => {
    expect(place("mod.py", tracked, [], { roots: ["web", "src"] })).toBe("web/mod.py");
    expect(place("src/mod.py", tracked, [], { roots: ["none", "./api/"] })).toBe("api/src/mod.py");
    expect(place("../src/mod.py", tracked, [], { roots: ["web"] })).toBe("src/mod.py");
    expect(place("../../src/mod.py", tracked, [], { roots: ["web"] })).toBeUndefined();
    expect(place("/ci/src/mod.py", tracked, [], { roots: ["web"] })).toBe("src/mod.py");
  });
});

describe("Go", () => {
  const goModules = [
    { dir: "", module: "example.com/shop/v2" },
    { dir: "tools/", module: "example.com/shop/v2/tools" },
    { dir: "./sdk", module: "example.com/sdk" },
  ];
  const tracked = ["price/price.go", "tools/gen/gen.go", "sdk/price/price.go", "main.go"];

  test("paths begin with the module, the innermost of which counts", () => {
    expect(
      map(
        [
          "example.com/shop/v2/price/price.go",
          "example.com/shop/v2/tools/gen/gen.go",
          "example.com/sdk/price/price.go",
          "example.com/shop/v2/main.go",
        ],
        tracked,
        { goModules },
      ),
    ).toEqual({
      "example.com/shop/v2/price/price.go": "price/price.go",
      "example.com/shop/v2/tools/gen/gen.go": "tools/gen/gen.go",
      "example.com/sdk/price/price.go": "sdk/price/price.go",
      "example.com/shop/v2/main.go": "main.go",
      unmatched: [],
    });
  });

  test("generated files of a module are not other files of the same name", () => {
    expect(place("example.com/sdk/gen/gen.go", tracked, [], { goModules })).toBeUndefined();
  });

  test("without its go.mod a path is known by its end", () => {
    expect(place("example.com/shop/v2/tools/gen/gen.go", tracked)).toBe("tools/gen/gen.go");
    expect(
      place("example.com/other/price/price.go", ["a/price/price.go", "b/price/price.go"]),
    ).toBeUndefined();
  });
});

describe("JVM packages", () => {
  test("are folders below source roots", () => {
    expect(
      place("com/shop/Price.java", [
        "app/src/main/java/com/shop/Price.java",
        "app/src/main/java/com/Price.java",
      ]),
    ).toBe("app/src/main/java/com/shop/Price.java");
  });

  test("of Kotlin leave out what all packages have in common", () => {
    const tracked = [
      "app/src/main/kotlin/price/Price.kt",
      "app/src/main/kotlin/Main.kt",
      "lib/src/main/kotlin/Util.kt",
      "lib/src/test/kotlin/Util.kt",
    ];
    expect(
      map(
        ["com/example/shop/price/Price.kt", "com/example/shop/Main.kt", "com/example/shop/Util.kt"],
        tracked,
      ),
    ).toEqual({
      "com/example/shop/price/Price.kt": "app/src/main/kotlin/price/Price.kt",
      "com/example/shop/Main.kt": "app/src/main/kotlin/Main.kt",
      unmatched: ["com/example/shop/Util.kt"],
    });
  });

  test("of two modules are told apart by the group", () => {
    const tracked = ["core/src/main/java/com/x/A.java", "web/src/main/java/com/x/A.java"];
    expect(
      map(["core/com/x/A.java", "web/com/x/A.java", "com/x/A.java", "other/com/x/A.java"], tracked),
    ).toEqual({
      "core/com/x/A.java": tracked[0],
      "web/com/x/A.java": tracked[1],
      unmatched: ["com/x/A.java", "other/com/x/A.java"],
    });
  });
});

describe("paths of one report are judged together", () => {
  test("copies in node_modules and build folders are not the sources they resemble", () => {
    const tracked = ["src/index.js", "src/a.js", "src/b.js", "index.js"];
    const paths = [
      "/ci/repo/src/a.js",
      "/ci/repo/src/b.js",
      "/ci/repo/node_modules/lib/src/index.js",
      "/ci/repo/dist/index.js",
    ];
    expect(map(paths, tracked).unmatched).toEqual(paths.slice(2));
    const relative = ["src/a.js", "src/b.js", "node_modules/lib/src/index.js", "dist/index.js"];
    expect(map(relative, tracked).unmatched).toEqual(relative.slice(2));
  });

  test("a file that every package has is found where its neighbours are", () => {
    const tracked = [
      "packages/web/src/index.ts",
      "packages/api/src/index.ts",
      "packages/web/src/only.ts",
      "packages/web/src/other.ts",
    ];
    expect(map(["/app/src/index.ts", "/app/src/only.ts", "/app/src/other.ts"], tracked)).toMatchObject({
      "/app/src/index.ts": "packages/web/src/index.ts",
      unmatched: [],
    });
    expect(map(["src/index.ts", "src/only.ts"], tracked)).toMatchObject({
      "src/only.ts": "packages/web/src/only.ts",
      unmatched: ["src/index.ts"],
    });
  });

  test("a folder that was copied is recognised by more than one file", () => {
    const tracked = [
      "src/main.py",
      "services/api/app/a.py",
      "services/api/app/b.py",
      "vendored/json/decoder.py",
    ];
    expect(
      map(["/srv/src/main.py", "/opt/x/app/a.py", "/opt/x/app/b.py", "/usr/lib/json/decoder.py"], tracked),
    ).toEqual({
      "/srv/src/main.py": "src/main.py",
      "/opt/x/app/a.py": "services/api/app/a.py",
      "/opt/x/app/b.py": "services/api/app/b.py",
      unmatched: ["/usr/lib/json/decoder.py"],
    });
  });

  test("when the others disagree, a doubtful path stays unmatched", () => {
    const tracked = ["a/src/one.ts", "b/src/two.ts", "a/src/index.ts", "b/src/index.ts"];
    expect(map(["/ci/src/one.ts", "/ci/src/two.ts", "/ci/src/index.ts"], tracked).unmatched).toEqual([
      "/ci/src/index.ts",
    ]);
  });
});

test("30,000 paths among 50,000 tracked files take moments, even when all have one name", () => {
  const tracked = Array.from(
    { length: 50_000 },
    (_, index) => `packages/p${index % 500}/src/m${Math.floor(index / 500)}/index.ts`,
  );
  const paths = Array.from(
    { length: 30_000 },
    (_, index) => `/ci/repo/packages/p${index % 500}/src/m${Math.floor(index / 500)}/index.ts`,
  );
  const mapper = createPathMapper(tracked);
  const { byPath, unmatched } = mapper(paths, []);
  expect(unmatched).toEqual([]);
  expect(byPath.get("/ci/repo/packages/p7/src/m3/index.ts")).toBe("packages/p7/src/m3/index.ts");
});
