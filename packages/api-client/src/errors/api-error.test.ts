import { expect, test } from "vitest";
import {
  AbortedError,
  HttpError,
  isApiError,
  NetworkError,
  RejectedError,
  refusalFlag,
  TimeoutError,
} from "./api-error.ts";

const refusal = (value: unknown) => new RejectedError("login", { code: "login_failed", status: 401, value });

test.each([
  ["asks for a captcha", refusal({ captcha: true }), true],
  ["asks for one by a number", refusal({ captcha: 1 }), true],
  ["says that none is needed", refusal({ captcha: false }), false],
  ["says nothing of it", refusal({ other: true }), false],
  ["carries nothing", refusal(undefined), false],
  ["carries null", refusal(null), false],
  ["carries a text", refusal("captcha"), false],
])("a refused login that %s", (_what, error, asks) => {
  expect(refusalFlag(error, "captcha")).toBe(asks);
});

test("other errors have no flags", () => {
  expect(refusalFlag(new HttpError("login", 500), "captcha")).toBe(false);
  expect(refusalFlag({ kind: "rejected", value: { captcha: true } }, "captcha")).toBe(false);
  expect(refusalFlag(undefined, "captcha")).toBe(false);
});

test("the message names the call and the failure, and cause has the reason", () => {
  const cause = new TypeError("Failed to fetch");
  const failures = [
    new NetworkError("login", cause),
    new TimeoutError("login", 9_000),
    new AbortedError("login", cause),
    new HttpError("login", 502),
  ];
  expect(failures.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    "ApiError: login: no answer",
    "ApiError: login: no answer in 9000 ms",
    "ApiError: login: given up",
    "ApiError: login: status 502",
  ]);
  expect(failures.map((failure) => failure.cause)).toEqual([cause, undefined, cause, undefined]);
  expect("cause" in new HttpError("login", 502)).toBe(false);
  expect(failures.every(isApiError)).toBe(true);
});
