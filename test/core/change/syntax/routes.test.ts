import { expect, test } from "vitest";
import { javascript } from "../../../../src/core/change/languages/javascript.ts";
import { routesOf } from "../../../../src/core/change/syntax/routes.ts";

test("the last argument is the handler, in whatever order a query finds them", () => {
  const text = 'app.get("/x", first, last)';
  const capture = (name: string, part: string) => {
    const start = text.indexOf(part);
    return { name, type: "identifier", start, end: start + part.length, line: 1, endLine: 1 };
  };
  const parts = [
    capture("call", text),
    capture("call.receiver", "app"),
    capture("call.name", "get"),
    capture("call.path", '"/x"'),
  ];
  const matches = ["last", "first"].map((target) => [...parts, capture("call.target", target)]);
  const [route, ...others] = routesOf({ path: "a.js", text, imports: [] }, matches, javascript);
  expect(others).toEqual([]);
  expect(route).toMatchObject({
    targetName: "last",
    isLiteral: false,
    endpoint: { method: "GET", path: "/x" },
  });
});
