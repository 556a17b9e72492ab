import { describe, expect, it } from "vitest";
import type { ErrorType } from "../../../../../src/core/reports/failure/error-type.ts";
import { errorTypeOf, isRunnerWord } from "../../../../../src/core/reports/failure/types/error-type-of.ts";

function typeOf(rawType: string, message = "", causes: readonly string[] = [], hint?: ErrorType): ErrorType {
  return errorTypeOf({ rawType, messages: [message], causes, hint });
}

const TABLE: Readonly<Record<ErrorType, readonly string[]>> = {
  AssertionError: [
    "AssertionError",
    "java.lang.AssertionError",
    "org.opentest4j.AssertionFailedError",
    "org.opentest4j.MultipleFailuresError",
    "org.junit.ComparisonFailure",
    "org.mockito.exceptions.verification.TooManyActualInvocations",
    "Xunit.Sdk.EqualException",
    "Xunit.Sdk.TrueException",
    "NUnit.Framework.AssertionException",
    "Microsoft.VisualStudio.TestTools.UnitTesting.AssertFailedException",
    "RSpec::Expectations::ExpectationNotMetError",
    "RSpec::Mocks::MockExpectationError",
    "Minitest::Assertion",
    "PHPUnit\\Framework\\ExpectationFailedException",
    "PHPUnit\\Framework\\AssertionFailedError",
    "JestAssertionError",
    "expect.toBeVisible",
    "toEqual",
    "Failed",
    "Shouldly.ShouldAssertException",
    "Moq.MockException",
    "class org.scalatest.exceptions.TestFailedException",
    "Condition not satisfied",
    "Expected exception of type 'java.io.IOException', but got 'java.lang.IllegalStateException'",
    "CHECK",
    "REQUIRE_THROWS_AS",
  ],
  TypeError: [
    "TypeError",
    "AttributeError",
    "java.lang.NullPointerException",
    "java.lang.ClassCastException",
    "System.NullReferenceException",
    "System.InvalidCastException",
    "NoMethodError",
    "ArgumentCountError",
  ],
  ReferenceError: [
    "ReferenceError",
    "NameError",
    "UnboundLocalError",
    "java.lang.NoSuchMethodError",
    "java.lang.NoClassDefFoundError",
    "System.MissingMethodException",
    "kotlin.UninitializedPropertyAccessException",
  ],
  SyntaxError: [
    "SyntaxError",
    "IndentationError",
    "build failed",
    "ModuleNotFoundError",
    "ImportError",
    "LoadError",
    "ParseError",
    "json.decoder.JSONDecodeError",
    "com.fasterxml.jackson.core.JsonParseException",
    "System.Text.Json.JsonException",
    "JSON::ParserError",
    "yaml.YAMLError",
  ],
  ValidationError: [
    "ZodError",
    "ValidationError",
    "pydantic_core._pydantic_core.ValidationError",
    "jakarta.validation.ConstraintViolationException",
    "org.springframework.web.bind.MethodArgumentNotValidException",
    "ActiveRecord::RecordInvalid",
    "System.ComponentModel.DataAnnotations.ValidationException",
  ],
  NetworkError: [
    "requests.exceptions.ConnectionError",
    "ConnectionRefusedError",
    "urllib.error.URLError",
    "httpx.ConnectError",
    "java.net.ConnectException",
    "java.net.UnknownHostException",
    "java.net.SocketException",
    "org.apache.http.conn.HttpHostConnectException",
    "javax.net.ssl.SSLHandshakeException",
    "System.Net.Http.HttpRequestException",
    "System.Net.Sockets.SocketException",
    "Errno::ECONNREFUSED",
    "SocketError",
    "AxiosError",
    "FetchError",
  ],
  TimeoutError: [
    "TimeoutError",
    "java.util.concurrent.TimeoutException",
    "org.junit.runners.model.TestTimedOutException",
    "java.net.SocketTimeoutException",
    "requests.exceptions.ReadTimeout",
    "Timeout::Error",
    "testTimeoutFailure",
    "Xunit.Sdk.TestTimeoutException",
    "Errno::ETIMEDOUT",
  ],
  RuntimeError: [
    "RangeError",
    "TokenExpiredError",
    "com.acme.TooManyRequestsException",
    "Error",
    "Exception",
    "RuntimeError",
    "KeyError",
    "ValueError",
    "java.lang.IllegalStateException",
    "java.lang.NumberFormatException",
    "java.time.format.DateTimeParseException",
    "System.ArgumentOutOfRangeException",
    "ArgumentError",
    "DivisionByZeroError",
    "panic",
    "PaymentDeclined",
  ],
  Other: [
    "",
    "failure",
    "FAILURE",
    "error",
    "testCodeFailure",
    "hookFailed",
    "test failure",
    "exception",
    "test_pays",
  ],
};

it("a test that MSTest stopped ran out of time", () => {
  expect(typeOf("", "Test 'T' exceeded execution timeout period.")).toBe("TimeoutError");
});

describe("errorTypeOf, by the type as written", () => {
  for (const [errorType, rawTypes] of Object.entries(TABLE)) {
    it.each(rawTypes)(`%s is ${errorType}`, (rawType) => {
      expect(typeOf(rawType)).toBe(errorType);
    });
  }
});

describe("errorTypeOf, by the message when the type says nothing", () => {
  it.each<[string, string, ErrorType]>([
    ["Error", "expect(received).toBe(expected)", "AssertionError"],
    ["Error", "Snapshot `pays 1` mismatched", "AssertionError"],
    ["Error", 'promise resolved "3" instead of rejecting', "AssertionError"],
    ["Error", "STACK_TRACE_ERROR", "TimeoutError"],
    ["", "assertion failed: total > 3", "AssertionError"],
    ["", "[XPASS(strict)] reason", "AssertionError"],
    ["Error", "Test timed out in 30ms.", "TimeoutError"],
    ["Error", 'thrown: "Exceeded timeout of 30 ms for a test."', "TimeoutError"],
    ["Error", "Timeout of 30ms exceeded. For async tests", "TimeoutError"],
    ["", "context deadline exceeded", "TimeoutError"],
    ["Error", "connect ECONNREFUSED 127.0.0.1:80", "NetworkError"],
    ["Error", "getaddrinfo ENOTFOUND db", "NetworkError"],
    ["panic", "dial tcp: lookup db: no such host", "NetworkError"],
    ["Error", "Cannot find module './x' from 'y.test.js'", "SyntaxError"],
    ["Error", "Failed to resolve import './x' from 'y.ts'", "SyntaxError"],
    ["", "FAIL\tshop [build failed]", "SyntaxError"],
    ["java.lang.Error", "Unresolved compilation problem: \n\tx cannot be resolved", "SyntaxError"],
    ["Error", "Call to undefined function pay()", "ReferenceError"],
    ["Error", 'Class "Shop\\Plugin" not found', "ReferenceError"],
    ["panic", "runtime error: invalid memory address or nil pointer dereference", "TypeError"],
    ["Error", "Call to a member function name() on null", "TypeError"],
  ])("%s: %s is %s", (rawType, message, errorType) => {
    expect(typeOf(rawType, message)).toBe(errorType);
  });

  it("a type that says something is believed more than the message", () => {
    expect(typeOf("AssertionError", "expected 'connection refused' to be 'ok'")).toBe("AssertionError");
    expect(typeOf("java.lang.IllegalStateException", "request timed out")).toBe("RuntimeError");
  });

  it("but not where a runner reports its own timeout as something else", () => {
    expect(typeOf("org.opentest4j.AssertionFailedError", "execution timed out after 20 ms")).toBe(
      "TimeoutError",
    );
    expect(typeOf("Failed", "Timeout (>0.2s) from pytest-timeout.")).toBe("TimeoutError");
  });

  it("nor for fetch, which throws a TypeError when the network fails", () => {
    expect(typeOf("TypeError", "fetch failed")).toBe("NetworkError");
  });

  it("the form of the text decides when neither does, unless something outside failed", () => {
    expect(typeOf("", "it broke", [], "AssertionError")).toBe("AssertionError");
    expect(typeOf("", "assert nothing", [], "SyntaxError")).toBe("SyntaxError");
    expect(typeOf("", "connection refused", [], "AssertionError")).toBe("NetworkError");
    expect(typeOf("", "expected 1 to be 2", [], "RuntimeError")).toBe("AssertionError");
    expect(typeOf("", "it broke", [], "RuntimeError")).toBe("RuntimeError");
  });
});

describe("errorTypeOf, by the causes", () => {
  it("a type that only carries another has the type of what it carries", () => {
    const causes = ["java.lang.NullPointerException: x is null"];
    expect(typeOf("java.util.concurrent.ExecutionException", "", causes)).toBe("TypeError");
    expect(typeOf("java.lang.IllegalStateException", "", causes)).toBe("RuntimeError");
  });

  it("network and time are believed whatever wraps them, the innermost first", () => {
    const causes = ["java.io.IOException: broken", "java.net.ConnectException: Connection refused"];
    expect(typeOf("com.acme.StoreException", "", causes)).toBe("NetworkError");
    expect(typeOf("Error", "no health", [": connect ECONNREFUSED ::1"])).toBe("NetworkError");
  });
});

describe("isRunnerWord", () => {
  it("takes `Error`, `Exception` and `Failed` for classes", () => {
    expect(["Error", "Exception", "Failed"].some(isRunnerWord)).toBe(false);
    expect(["error", "exception", "failed"].every(isRunnerWord)).toBe(true);
  });
});
