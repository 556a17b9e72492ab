import { describe, expect, test } from "vitest";
import { languageOf } from "../../../../src/core/change/languages/language-of.ts";
import { changeFixture, outline } from "../../../support/change.ts";

/** Per fixture: every function in it, with what it answers. */
type Expected = Record<string, string | null>;

interface Case {
  readonly fixture: string;
  /** Where the file lies, for frameworks that go by it. */
  readonly path?: string;
  readonly functions: Expected;
  /** Handlers that are registered here but lie in another file. */
  readonly elsewhere?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    fixture: "express.ts",
    functions: {
      listUsers: "express GET /",
      oneUser: "express GET /:id",
      "POST /": "express POST /",
      "GET /health": "express GET /health",
      removeUser: "express DELETE /:id",
      fetchUser: null,
      onError: "express * *",
    },
    elsewhere: ["notThere"],
  },
  {
    fixture: "fastify.js",
    functions: {
      "GET /ping": "fastify GET /ping",
      "GET /items": "fastify GET /items",
      putItem: "fastify PUT /items/:id",
      "Store.read": null,
      start: null,
    },
  },
  { fixture: "hono.ts", functions: { "GET /books": "hono GET /books", "POST /books": "hono POST /books" } },
  { fixture: "koa.mjs", functions: { "DELETE /books/:id": "koa DELETE /books/:id", default: null } },
  {
    fixture: "nest.ts",
    functions: {
      "CatsController.constructor": null,
      "CatsController.findOne": "nest GET /cats/:id",
      "CatsController.create": "nest POST /cats",
      "CatsController.helper": null,
      "Plain.size": null,
      "Plain.loose": "nest GET /loose",
      "Inner.deep": null,
    },
  },
  {
    fixture: "next-route.ts",
    path: "src/app/shop/route.ts",
    functions: { GET: "next GET /shop", POST: "next POST /shop", check: null },
  },
  { fixture: "next-route.ts", path: "src/verbs.ts", functions: { GET: null, POST: null, check: null } },
  {
    fixture: "next-page.ts",
    path: "src/pages/api/user.ts",
    functions: { handler: "next * /api/user", other: null },
  },
  { fixture: "next-page-unnamed.js", path: "pages/api/index.js", functions: { default: "next * /api" } },
  { fixture: "next-page-unnamed.js", path: "src/index.js", functions: { default: null } },
  {
    fixture: "sveltekit.ts",
    path: "src/routes/items/+server.ts",
    functions: { GET: "sveltekit GET /items", fallback: "sveltekit * /items" },
  },
  { fixture: "node-http.js", functions: { serve: "http * *", body: null } },
  {
    fixture: "fastapi.py",
    functions: {
      read_user: "fastapi GET /users/{user_id}",
      "read_user.inner": null,
      load: null,
      live: "fastapi * /live",
      start: null,
    },
  },
  {
    fixture: "flask.py",
    functions: {
      cart: "flask GET,POST /cart",
      not_quite: null,
      "Items.get": "flask GET *",
      "Items.sort_key": null,
      render: null,
    },
  },
  {
    fixture: "django-views.py",
    path: "shop/views.py",
    functions: {
      index: "django * *",
      detail: "django * *",
      patch_item: "django PATCH *",
      submit: "django POST *",
      "ItemViewSet.list": "django * *",
      "ItemViewSet.publish": "django * *",
      total: null,
    },
  },
  { fixture: "django-urls.py", functions: { legacy: "django * ^old/$" }, elsewhere: ["index"] },
  {
    fixture: "net-http.go",
    functions: {
      "Server.List": "net/http * *",
      "Server.Show": "net/http * *",
      logged: null,
      routes: null,
      "routes.GET /x": "net/http GET /x",
      "routes.total": null,
      files: "net/http * /files",
      create: "net/http POST /items",
    },
  },
  {
    fixture: "gin.go",
    functions: { routes: null, "routes.POST /pong": "gin POST /pong", ping: "gin GET /ping", auth: null },
    elsewhere: ["Any"],
  },
  {
    fixture: "chi.go",
    functions: { routes: null, list: "chi GET /articles", drop: "chi DELETE /articles/{id}" },
  },
  { fixture: "echo.go", functions: { hello: "echo * *", helper: null } },
  {
    fixture: "spring.java",
    functions: {
      "OrderController.one": "spring GET /api/orders/{id}",
      "OrderController.search": "spring POST /api/orders/search",
      "OrderController.any": "spring * /api/orders",
      "OrderController.toString": null,
      "OrderController.load": null,
      "OrderController.OrderController": null,
      "OrderController.Reader.again": null,
      "OrderController.Page.Page": null,
    },
  },
  {
    fixture: "jax-rs.java",
    functions: {
      "BookResource.one": "jax-rs GET /books/{id}",
      "BookResource.add": "jax-rs POST /books",
      "BookResource.Kind.weight": null,
      "Bare.drop": "jax-rs DELETE *",
      main: null,
    },
  },
  {
    fixture: "rails.rb",
    functions: {
      "OrdersController.index": "rails * *",
      "OrdersController.self.build": null,
      "OrdersController.initialize": null,
      "OrdersController.secret": null,
      "OrdersController.load": null,
      "OrdersController.Inner.visible": null,
      "Shop.Cart.total": null,
    },
  },
  {
    fixture: "sinatra.rb",
    functions: {
      "GET /hi": "sinatra GET /hi",
      "App.POST /orders": "sinatra POST /orders",
      "App.DELETE /orders": "sinatra DELETE /orders",
      greeting: null,
    },
  },
  {
    fixture: "axum.rs",
    functions: {
      app: null,
      "app.GET /health": "axum GET /health",
      list: "axum GET /users",
      "list.twice": null,
      cached: null,
      key: null,
    },
    elsewhere: ["create"],
  },
  {
    fixture: "actix.rs",
    functions: {
      one: "actix GET /users/{id}",
      any: "actix POST /any",
      config: null,
      ping: "actix GET /ping",
      pong: "actix * /pong",
      "Store.new": null,
      "Named.name": null,
      "tests.works": null,
    },
  },
  { fixture: "rocket.rs", functions: { hello: "http POST /y", other: null, create: "actix POST /z" } },
  { fixture: "bare.py", functions: { x: "http GET /x", "Things.post": "django POST *" } },
  { fixture: "bare.php", functions: { "GET /x": "http GET /x" } },
  {
    fixture: "aspnet-controller.cs",
    functions: {
      "OrdersController.OrdersController": null,
      "OrdersController.One": "asp.net GET /api/orders/{id}",
      "OrdersController.All": "asp.net * /api/orders",
      "OrdersController.Count": null,
      "OrdersController.Twice": null,
      "OrdersController.Load": null,
      "OrdersController.Size": null,
      "OrdersController.Width": null,
      "Page.Half": null,
      "Page.Half.Local": null,
      "Point.Sum": null,
      "HomeController.Index": "asp.net * *",
      "Service.Run": null,
    },
  },
  {
    fixture: "aspnet-minimal.cs",
    functions: {
      "GET /hello": "asp.net GET /hello",
      "DELETE /{id}": "asp.net DELETE /{id}",
      Create: "asp.net POST /orders",
      Drop: "asp.net GET *",
    },
  },
  {
    fixture: "laravel-routes.php",
    functions: { "POST /users": "laravel POST /users", "/all": "laravel * /all", store: null },
    elsewhere: ["index", "replace"],
  },
  {
    fixture: "laravel-controller.php",
    functions: {
      "UserController.__construct": null,
      "UserController.index": "laravel * *",
      "UserController.__invoke": "laravel * *",
      "UserController.page": null,
      "UserController.make": null,
      "Pages.count": null,
    },
  },
  {
    fixture: "symfony.php",
    functions: {
      "Blog.show": "symfony GET /blog/{slug}",
      "Blog.feed": "symfony * /blog/feed",
      "Blog.archive": "symfony * *",
    },
  },
  { fixture: "slim.php", functions: { "GET /hello/{name}": "slim GET /hello/{name}" } },
];

describe("functions and what they answer", () => {
  test.each(CASES)("$fixture $path", async ({ fixture, path = fixture, functions, elsewhere = [] }) => {
    const found = await outline(path, changeFixture(`handlers/${fixture}`));
    const answers = found.functions.map(({ name, endpoint }) => [
      name,
      endpoint && `${endpoint.framework} ${endpoint.method ?? "*"} ${endpoint.path ?? "*"}`,
    ]);
    expect(Object.fromEntries(answers)).toEqual(functions);
    const here = new Set(found.functions.map(({ simpleName }) => simpleName));
    const missing = found.routes
      .flatMap(({ targetName }) => targetName ?? [])
      .filter((name) => !here.has(name));
    expect(missing).toEqual(elsewhere);
  });
});

test("decorators belong to their function, and so do their lines", async () => {
  const { functions } = await outline("cats.ts", changeFixture("handlers/nest.ts"));
  const findOne = functions.find(({ simpleName }) => simpleName === "findOne");
  expect(findOne).toMatchObject({ line: 8, endLine: 12 });
  expect(findOne?.marks).toEqual([
    { name: "Get", args: '(":id")' },
    { name: "UseGuards", args: "(AuthGuard)" },
  ]);
});

describe("languages", () => {
  test.each([
    ["a.ts", "TypeScript"],
    ["a.d.mts", "TypeScript"],
    ["a.tsx", "TSX"],
    ["a.jsx", "JavaScript"],
    ["a.py", "Python"],
    ["a.cs", "C#"],
  ])("%s is %s", (path, name) => {
    expect(languageOf(path)?.name).toBe(name);
  });

  test.each(["a.kt", "Makefile", "a.constructor", "a.vue"])("%s is not known", (path) => {
    expect(languageOf(path)).toBeNull();
  });
});
