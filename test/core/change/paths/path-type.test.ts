import { expect, test } from "vitest";
import { pathType } from "../../../../src/core/change/paths/path-type.ts";

const table: readonly [string, string | null, string?][] = [
  ["src/pages/api/user.tsx", "api_endpoint", "pages/api/"],
  ["app/shop/[id]/route.ts", "api_endpoint", "app/shop/[id]/route.ts"],
  ["src/routes/items/+server.ts", "api_endpoint", "+server.ts"],
  ["src/routes/users.ts", "api_endpoint", "routes/"],
  ["app/controllers/orders_controller.rb", "api_endpoint", "controllers/"],
  ["src/cats.controller.ts", "api_endpoint", "cats.controller.ts"],
  ["shop/OrderController.java", "api_endpoint", "OrderController.java"],
  ["shop/urls.py", "api_endpoint", "urls.py"],
  ["src/integrations/mail.ts", "integration", "integrations/"],
  ["src/mail_gateway.py", "integration", "mail_gateway.py"],
  ["shop/MailGateway.cs", "integration", "MailGateway.cs"],
  ["src/parse.ts", null],
  ["src/routes/Home.tsx", null],
  ["src/routes/+page.ts", null],
  ["app/javascript/controllers/menu_controller.js", null],
  ["controllers/pod_controller.go", null],
];
test.each(table)("%s is %s", (path, type, saw) => {
  expect(pathType(path)).toEqual(type === null ? null : { type, saw });
});
