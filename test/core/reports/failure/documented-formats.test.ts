import { describe, expect, it } from "vitest";
import { readOne } from "./read-one.ts";

it("Perl and bats say in words where it was", () => {
  const files = ["t/cart.t", "test/cart.bats"];
  const frameIn = (text: string) => readOne({ files, text }).frame;
  expect(frameIn("Failed test 'adds'\nat t/cart.t line 3.")).toEqual({ file: "t/cart.t", line: 3 });
  expect(frameIn("(in test file test/cart.bats, line 5)")).toEqual({ file: "test/cart.bats", line: 5 });
  expect(frameIn("at t/gone.t line 3.")).toBeUndefined();
});

it("two values that differ are an assertion, whatever it was called", () => {
  expect(readOne({ text: "0x4 != 0x5\ncart.c:8: error: Failure!" })).toMatchObject({
    errorType: "AssertionError",
    expected: "0x5",
    actual: "0x4",
  });
  expect(readOne({ text: "Expected: 1" }).errorType).toBe("Other");
  expect(readOne({ type: "AssertionError", message: "AssertionError: 1 == 1" })).not.toHaveProperty("actual");
});

it("a type that runs over lines ends with the first", () => {
  expect(readOne({ type: "Condition not satisfied\n at a.B.c(B.java" }).rawType).toBe(
    "Condition not satisfied",
  );
});

/** Forms that tools document but that no fixture holds. */
describe(".NET", () => {
  const files = ["src/Orders.cs", "tests/OrdersTests.cs"];

  it("xUnit: values, and the method without its namespace and parameters", () => {
    const failure = readOne({
      files,
      type: "Xunit.Sdk.EqualException",
      message: "Assert.Equal() Failure: Values differ\nExpected: 10\nActual:   5",
      text: [
        "   at Shop.Tests.OrdersTests.Totals(Int32 count) in /home/dev/project/tests/OrdersTests.cs:line 12",
        "   at System.RuntimeMethodHandle.InvokeMethod(Object target, Void** arguments)",
      ].join("\n"),
    });
    expect(failure).toMatchObject({
      errorType: "AssertionError",
      expected: "10",
      actual: "5",
      frame: { file: "tests/OrdersTests.cs", line: 12, function: "OrdersTests.Totals" },
      testLine: 12,
    });
  });

  it("Mono: a generic type", () => {
    const text = "at Shop.Box+Of`1[T].Has () [0x00015] in /home/dev/project/src/Orders.cs:47";
    expect(readOne({ files, text }).frame).toEqual({
      file: "src/Orders.cs",
      line: 47,
      function: "Box+Of.Has",
    });
  });

  it("xUnit: the frames of an inner exception come first, and its type counts", () => {
    const failure = readOne({
      files,
      message:
        "System.AggregateException : One or more errors occurred.\n---- System.Net.Http.HttpRequestException : Connection refused",
      text: [
        "   at Shop.Tests.OrdersTests.Health() in /home/dev/project/tests/OrdersTests.cs:line 20",
        "----- Inner Stack Trace -----",
        "   at Shop.Orders.<Health>d__5.MoveNext() in /home/dev/project/src/Orders.cs:line 44",
      ].join("\n"),
    });
    expect(failure).toMatchObject({
      errorType: "NetworkError",
      rawType: "System.AggregateException",
      frame: { file: "src/Orders.cs", line: 44, function: "Orders.Health" },
    });
  });

  it("an exception as text: the inner one stands first, the types in one line", () => {
    const failure = readOne({
      files,
      text: [
        "System.InvalidOperationException: cannot read the amount",
        " ---> System.FormatException: Input string was not in a correct format.",
        "   at System.Number.ThrowOverflowOrFormatException(ParsingStatus status)",
        "   at Shop.Orders.<>c.<Sum>b__3_0(String text) in /_/src/Orders.cs:line 39",
        "   --- End of inner exception stack trace ---",
        "   at Shop.Orders.Wrap(String text) in /_/src/Orders.cs:line 46",
      ].join("\n"),
    });
    expect(failure).toMatchObject({
      errorType: "RuntimeError",
      rawType: "System.InvalidOperationException",
      message: "cannot read the amount",
      frame: { file: "src/Orders.cs", line: 39, function: "Orders.Sum" },
    });
  });

  it("MSTest: values in angle brackets, and the exception behind a sentence", () => {
    const equal = readOne({ files, message: "Assert.AreEqual failed. Expected:<10>. Actual:<5>. the total" });
    expect(equal).toMatchObject({ errorType: "AssertionError", expected: "10", actual: "5" });
    const thrown = readOne({
      files,
      message:
        "Test method Shop.Tests.OrdersTests.Name threw exception: \nSystem.NullReferenceException: Object reference not set to an instance of an object.",
      text: "    at Shop.Orders.NameLength(User user) in D:\\a\\shop\\src\\Orders.cs:line 20",
    });
    expect(thrown).toMatchObject({
      errorType: "TypeError",
      rawType: "System.NullReferenceException",
      message: "Object reference not set to an instance of an object.",
      frame: { file: "src/Orders.cs", line: 20 },
    });
  });

  it("speaks the language of the machine", () => {
    const failure = readOne({
      files,
      message: "System.Exception : kaputt",
      text: "   bei Shop.Orders.Pay(Int32 amount) in C:\\src\\Orders.cs:Zeile 27.",
    });
    expect(failure.frame).toEqual({ file: "src/Orders.cs", line: 27, function: "Orders.Pay" });
  });

  it("names what has no class by itself", () => {
    const failure = readOne({
      files,
      text: "   at Program.<Main>$(String[] args) in /home/dev/project/src/Orders.cs:line 3\n   at <Startup>b__0() in /home/dev/project/src/Orders.cs:line 4",
    });
    expect(failure.frame).toEqual({ file: "src/Orders.cs", line: 3, function: "Program.Main" });
  });
});

describe("PHP", () => {
  const files = ["src/Orders.php", "tests/OrdersTest.php"];

  it("a numbered trace names the function at the place above it", () => {
    const failure = readOne({
      files,
      text: [
        "PHP Fatal error:  Uncaught Shop\\PaymentDeclined: amount 250 exceeds the limit in /srv/app/src/Orders.php:19",
        "Stack trace:",
        "#0 /srv/app/tests/OrdersTest.php(9): Shop\\Orders::pay(250)",
        "#1 [internal function]: OrdersTest->test_pay()",
        "#2 {main}",
        "  thrown in /srv/app/src/Orders.php on line 19",
      ].join("\n"),
    });
    expect(failure.frame).toEqual({ file: "src/Orders.php", line: 19, function: "Shop\\Orders::pay" });
    expect(failure.testLine).toBe(9);
  });
});

describe("JavaScript", () => {
  const files = ["src/shop.ts", "test/shop.test.ts", "src/app/page.tsx"];

  it("reads the stacks of Firefox and Safari", () => {
    const failure = readOne({
      files,
      text: "TypeError: user is undefined\nreadName@http://localhost:9876/base/src/shop.ts?0123:10:23\n@http://localhost:9876/base/test/shop.test.ts?0123:4:3\n",
    });
    expect(failure).toMatchObject({
      errorType: "TypeError",
      rawType: "TypeError",
      message: "user is undefined",
      frame: { file: "src/shop.ts", line: 10, function: "readName" },
      testFile: "test/shop.test.ts",
      testLine: 4,
    });
  });

  it.each([
    ["webpack", "at readName (webpack:///./src/shop.ts:10:23)", "src/shop.ts"],
    ["Next.js", "at eval (webpack-internal:///(rsc)/./src/app/page.tsx:10:5)", "src/app/page.tsx"],
    [
      "Vite",
      "at readName (http://localhost:5173/@fs/home/dev/project/src/shop.ts?t=17:10:23)",
      "src/shop.ts",
    ],
    [
      "a file URL with spaces",
      "at readName (file:///home/dev/my%20project/src/shop.ts:10:23)",
      "src/shop.ts",
    ],
    ["Windows", "at readName (D:\\a\\project\\src\\shop.ts:10:23)", "src/shop.ts"],
    ["a Windows file URL", "at readName (file:///D:/a/project/src/shop.ts:10:23)", "src/shop.ts"],
    ["a folder with brackets", "at readName (/home/dev/my (new) project/src/shop.ts:10:23)", "src/shop.ts"],
  ])("finds the file in %s", (_, line, file) => {
    expect(readOne({ files, text: `Error: x\n    ${line}` }).frame?.file).toBe(file);
  });

  it.each([
    "at Object.<anonymous> (/home/dev/project/node_modules/expect/index.js:1:1)",
    "at Module._compile (node:internal/modules/cjs/loader:1356:14)",
    "at internal/modules/cjs/loader.js:883:14",
    "at new Promise (<anonymous>)",
    "at /home/dev/.yarn/berry/cache/x.zip/x.js:1:1",
    "at fn (/home/dev/project/dist/shop.js:1:1)",
    "at fn (/opt/hostedtoolcache/tool/shop.ts:1:1)",
  ])("leaves out %s", (line) => {
    expect(readOne({ files, text: `Error: x\n    ${line}` }).frame).toBeUndefined();
  });

  it("keeps a new file that is not tracked yet, and a built one that is", () => {
    const text =
      "Error: x\n    at fn (/home/dev/project/src/new.ts:3:1)\n    at /home/dev/project/dist/cli.js:4:1";
    expect(readOne({ files, text }).frame).toEqual({ file: "src/new.ts", line: 3, function: "fn" });
    expect(readOne({ files: ["dist/cli.js"], text: text.replace("src/new", "out/new") }).frame?.file).toBe(
      "dist/cli.js",
    );
  });

  it("knows Playwright's own timeout from a wait inside an assertion", () => {
    const timeout = readOne({ type: "Error", message: "Test timeout of 30000ms exceeded." });
    expect(timeout.errorType).toBe("TimeoutError");
    const waited = readOne({
      type: "expect.toBeVisible",
      message: "Timed out 5000ms waiting for expect(locator).toBeVisible()",
      text: "    Error: Timed out 5000ms waiting for expect(locator).toBeVisible()\n\n    Locator: getByRole('button')\n    Expected: visible\n    Received: hidden\n        at /home/dev/project/e2e/shop.spec.ts:4:5\n",
    });
    expect(waited).toMatchObject({ errorType: "AssertionError", expected: "visible", actual: "hidden" });
  });
});

describe("Rust", () => {
  const files = ["crates/shop/src/lib.rs", "src/main.rs"];

  it("reads the form of old compilers, message first", () => {
    const failure = readOne({
      files,
      text: [
        "thread 'tests::equal' panicked at 'assertion failed: `(left == right)`",
        "  left: `5`,",
        " right: `10`', crates/shop/src/lib.rs:30:9",
        "note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace",
      ].join("\n"),
    });
    expect(failure).toMatchObject({
      errorType: "AssertionError",
      rawType: "panic",
      expected: "10",
      actual: "5",
      frame: { file: "crates/shop/src/lib.rs", line: 30 },
    });
  });

  it("reads what cargo nextest writes", () => {
    const failure = readOne({
      files,
      type: "test failure with exit code 101",
      message: "thread 'tests::pay' panicked at src/main.rs:5:9:\namount 250 exceeds the limit",
      text: "thread 'tests::pay' panicked at src/main.rs:5:9:\namount 250 exceeds the limit\nnote: run with `RUST_BACKTRACE=1`",
    });
    expect(failure).toMatchObject({
      errorType: "RuntimeError",
      rawType: "panic",
      message: "amount 250 exceeds the limit",
      frame: { file: "src/main.rs", line: 5 },
    });
  });

  it("goes on to the backtrace when the panic is in a dependency", () => {
    const failure = readOne({
      files,
      text: [
        "thread 'main' panicked at /home/dev/.cargo/registry/src/index/dep-1.0.0/src/lib.rs:7:5:",
        "broken",
        "stack backtrace:",
        "   0: dep::run",
        "             at /home/dev/.cargo/registry/src/index/dep-1.0.0/src/lib.rs:7:5",
        "   1: shop::main::{{closure}}::h0123456789abcdef",
        "             at ./src/main.rs:12:9",
      ].join("\n"),
    });
    expect(failure.frame).toEqual({ file: "src/main.rs", line: 12, function: "shop::main" });
  });

  it("reads what the compiler says", () => {
    const failure = readOne({
      files,
      text: "error[E0308]: mismatched types\n  --> src/main.rs:8:5\n   |\n8  |     1\n",
    });
    expect(failure).toMatchObject({
      errorType: "SyntaxError",
      message: "mismatched types",
      frame: { file: "src/main.rs", line: 8 },
    });
  });

  it("takes what a text without a place says", () => {
    const failure = readOne({ text: "thread 'main' panicked at 'cut off" });
    expect(failure).toMatchObject({ rawType: "panic", message: "cut off" });
    expect(failure.frame).toBeUndefined();
    expect(readOne({ text: "thread 'main' panicked at elsewhere" }).rawType).toBe("panic");
  });
});

describe("Go", () => {
  const files = [
    "shop.go",
    "internal/store/store.go",
    "internal/store/store_test.go",
    "internal/cart/store_test.go",
  ];

  it("reads Ginkgo and Gomega", () => {
    const failure = readOne({
      files,
      text: "Expected\n    <int>: 5\nto equal\n    <int>: 10\nIn [It] at: /go/src/shop/internal/store/store_test.go:12 @ 11/16/26 10:00:00.000\n",
    });
    expect(failure).toMatchObject({
      errorType: "AssertionError",
      expected: "10",
      actual: "5",
      frame: { file: "internal/store/store_test.go", line: 12 },
    });
  });

  it("tells files of one name apart by the package of the test", () => {
    const text = "    store_test.go:9: got 1, want 2\n";
    const inStore = readOne({ files, text, suite: "example.com/shop/internal/store" });
    expect(inStore.frame).toEqual({ file: "internal/store/store_test.go", line: 9 });
    expect(readOne({ files, text }).frame).toBeUndefined();
  });

  it("reads paths that were trimmed at build time, and skips modules and the standard library", () => {
    const text = [
      "panic: broken [recovered]",
      "",
      "goroutine 7 [running]:",
      "panic({0x1, 0x2})",
      "\truntime/panic.go:860 +0x13a",
      "github.com/acme/dep.Run(...)",
      "\tgithub.com/acme/dep@v1.2.3/dep.go:4 +0x1",
      "example.com/shop/internal/store.(*Store[...]).Save(0x1)",
      "\texample.com/shop/internal/store/store.go:40 +0x2",
      "",
      "goroutine 8 [chan receive]:",
      "example.com/shop.Wait()",
      "\texample.com/shop/shop.go:3 +0x2",
    ].join("\n");
    expect(readOne({ files, text }).frame).toEqual({
      file: "internal/store/store.go",
      line: 40,
      function: "(*Store[...]).Save",
    });
  });

  it("takes the log line that reads like an error, or else the last", () => {
    const logged =
      "    store_test.go:3: starting\n    store_test.go:4: unexpected state\n    store_test.go:5: closing\n";
    const suite = "example.com/shop/internal/cart";
    expect(readOne({ files, suite, text: logged }).frame?.line).toBe(4);
    expect(readOne({ files, suite, text: logged.replace("unexpected state", "half way") }).frame?.line).toBe(
      5,
    );
  });

  it("follows testify through a helper, and tells the first of two failed assertions", () => {
    const failure = readOne({
      files,
      text: [
        "    store_test.go:9: ",
        "        \tError Trace:\t",
        "        \t            \t/go/src/shop/internal/store/store_test.go:30",
        "        \t            \t/go/src/shop/internal/store/store_test.go:9",
        "        \tError:      \tNot equal: ",
        "        \t            \texpected: 10",
        "        \t            \tactual  : 5",
        "        \tTest:       \tTestSave",
        "    store_test.go:10: ",
        "        \tError Trace:\t/go/src/shop/internal/store/store_test.go:10",
        "        \tError:      \tShould be true",
        "        \tTest:       \tTestSave",
      ].join("\n"),
    });
    expect(failure).toMatchObject({
      frame: { file: "internal/store/store_test.go", line: 30 },
      testLine: 9,
      expected: "10",
      actual: "5",
    });
  });

  it("believes a panic without a stack", () => {
    expect(readOne({ text: "fatal error: all goroutines are asleep - deadlock!" })).toMatchObject({
      rawType: "panic",
      message: "all goroutines are asleep - deadlock!",
    });
  });
});

describe("Python", () => {
  const files = ["shop/orders.py", "tests/test_orders.py"];

  it("reads the parts of an exception group", () => {
    const failure = readOne({
      files,
      text: [
        "  + Exception Group Traceback (most recent call last):",
        '  |   File "/srv/app/tests/test_orders.py", line 5, in test_all',
        "  |     run()",
        "  | ExceptionGroup: two things (1 sub-exception)",
        "  +-+---------------- 1 ----------------",
        "    | Traceback (most recent call last):",
        '    |   File "/srv/app/shop/orders.py", line 9, in pay',
        "    |     raise ValueError(1)",
        "    | ValueError: 1",
      ].join("\n"),
    });
    expect(failure.frame).toEqual({ file: "shop/orders.py", line: 9, function: "pay" });
  });

  it("reads what only names a type", () => {
    const failure = readOne({
      files,
      message: "AssertionError",
      text: "    def test_x():\n>       assert False\nE       AssertionError\n\nC:\\build\\tests\\test_orders.py:3: AssertionError",
    });
    expect(failure).toMatchObject({
      errorType: "AssertionError",
      rawType: "AssertionError",
      message: "AssertionError",
      frame: { file: "tests/test_orders.py", line: 3, function: "test_x" },
    });
  });

  it("finds the type behind the place when the message is all words", () => {
    const failure = readOne({ files, text: "E       it broke\n\nshop/orders.py:39: PaymentDeclined" });
    expect(failure).toMatchObject({
      rawType: "PaymentDeclined",
      errorType: "RuntimeError",
      message: "it broke",
    });
  });

  it("looks at the exception before when the last leaves the repository at once", () => {
    const failure = readOne({
      files,
      text: [
        "Traceback (most recent call last):",
        '  File "/srv/app/shop/orders.py", line 9, in pay',
        "ConnectionRefusedError: [Errno 111] Connection refused",
        "",
        "The above exception was the direct cause of the following exception:",
        "",
        "Traceback (most recent call last):",
        '  File "/usr/lib/python3.12/site-packages/lib.py", line 1, in run',
        "RuntimeError: failed",
      ].join("\n"),
    });
    expect(failure).toMatchObject({ errorType: "NetworkError", rawType: "RuntimeError", frame: { line: 9 } });
  });
});

describe("the JVM", () => {
  const files = [
    "modules/shop/src/main/java/com/acme/shop/Orders.java",
    "modules/shop/src/main/kotlin/stock/Stock.kt",
    "modules/shop/src/test/java/com/acme/shop/OrdersTest.java",
  ];

  it("finds a class in any module, and its file by package, never by name alone", () => {
    const text = [
      "java.lang.IllegalStateException: broken",
      "\tat com.other.shop.Orders.pay(Orders.java:3)",
      "\tat deployment.app.war//com.acme.shop.Orders$Inner.lambda$pay$0(Orders.java:12) ~[classes/:na]",
      "\tat java.base/java.lang.Thread.run(Thread.java:840)",
    ].join("\n");
    expect(readOne({ files, text }).frame).toEqual({
      file: files[0],
      line: 12,
      function: "Orders$Inner.pay",
    });
  });

  it("finds a Kotlin file that leaves out the common part of its package", () => {
    const text = "java.lang.Error: x\n\tat com.acme.stock.StockKt$load$1.invokeSuspend(Stock.kt:7)";
    expect(readOne({ files, text }).frame).toEqual({ file: files[1], line: 7, function: "StockKt$load$1" });
    expect(readOne({ files, text: text.replace("Stock.kt", "Other.kt") }).frame).toBeUndefined();
  });
});

describe("Ruby", () => {
  it("reads a cause of RSpec that says no more than where", () => {
    const failure = readOne({
      files: ["lib/orders.rb", "spec/orders_spec.rb"],
      type: "RuntimeError",
      text: [
        "Failure/Error: raise",
        "",
        "RuntimeError:",
        "  broken",
        "./spec/orders_spec.rb:9:in `block in <top (required)>'",
        "------------------",
        "--- Caused by: ---",
        "./lib/orders.rb:3:in `pay'",
      ].join("\n"),
    });
    expect(failure.frame).toEqual({ file: "lib/orders.rb", line: 3, function: "pay" });
  });

  it("reads the quotes and class names of Ruby 3.4", () => {
    const failure = readOne({
      files: ["lib/orders.rb", "spec/orders_spec.rb"],
      text: [
        "orders_spec.rb: undefined method 'name' for nil (NoMethodError)",
        "lib/orders.rb:10:in 'Shop::Orders.read_name'",
        "<internal:kernel>:168:in 'Kernel#loop'",
        "/usr/lib/ruby/gems/3.4.0/gems/rspec-core-3.13.0/lib/rspec/core/example.rb:263:in 'run'",
        "\tfrom spec/orders_spec.rb:4:in 'block (2 levels) in <top (required)>'",
      ].join("\n"),
    });
    expect(failure.frame).toEqual({ file: "lib/orders.rb", line: 10, function: "Shop::Orders.read_name" });
    expect(failure.testLine).toBe(4);
  });
});

describe("languages without a reader", () => {
  it.each([
    [
      "googletest",
      "tests/shop_test.cc",
      "/build/tests/shop_test.cc:12: Failure\nExpected equality of these values:",
    ],
    [
      "XCTest",
      "Tests/ShopTests.swift",
      "/build/Tests/ShopTests.swift:12: error: -[ShopTests testPay] : failed",
    ],
    [
      "ExUnit",
      "test/shop_test.exs",
      "  1) test pays (ShopTest)\n     test/shop_test.exs:12\n     ** (RuntimeError) boom",
    ],
  ])("%s: any tracked file that is named with a line", (_, file, text) => {
    expect(readOne({ files: [file], text }).frame).toEqual({ file, line: 12 });
  });

  it("trusts no name of a file that is not tracked", () => {
    const failure = readOne({ files: ["a.cc"], text: "see docs/readme.md:12 for more", message: "odd" });
    expect(failure).toMatchObject({ errorType: "Other", rawType: "", message: "odd" });
    expect(failure.frame).toBeUndefined();
  });

  it("shows the first lines of a text of which nothing is known", () => {
    const text = Array.from({ length: 50 }, (_, index) => `line ${index}`).join("\n");
    const failure = readOne({ text });
    expect(failure.message.split("\n")).toHaveLength(20);
    expect(failure).toMatchObject({ errorType: "Other", stack: text });
  });

  it("says nothing about a failure that says nothing", () => {
    expect(readOne({})).toEqual({ errorType: "Other", rawType: "", message: "", stack: "" });
  });
});
