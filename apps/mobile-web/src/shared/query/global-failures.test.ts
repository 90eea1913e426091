import { HttpError, NetworkError, RejectedError } from "@volado/api-client";
import { describe, expect, it } from "vitest";
import { isSessionEnded, isSiteClosed, lacksSession, refusedForGood } from "./global-failures.ts";

const rejected = (status: number, code: string) => new RejectedError("any", { status, code });

it.each([
  ["not found", rejected(404, "not_found"), true],
  ["not permitted", rejected(403, "not_permitted"), true],
  ["invalid input", rejected(422, "invalid_input"), true],
  ["a session that ended", rejected(401, "session_expired"), false],
  ["a session that is gone", rejected(401, "not_logged_in"), false],
  ["too many calls", rejected(429, "too_many_requests"), false],
  ["a server error", rejected(500, "internal"), false],
  ["a closed site", rejected(503, "maintenance"), false],
  ["a closed region", rejected(451, "region_restricted"), false],
  ["another server's answer", new HttpError("any", 404), false],
  ["a lost connection", new NetworkError("any", new Error("x")), false],
  ["a bug of ours", new Error("x"), false],
])("%s: %s", (_what, error, refused) => {
  expect(refusedForGood(error)).toBe(refused);
});

const refusal = (code: string, status: number) => new RejectedError("test", { code, status });

describe("a failure", () => {
  it.each([
    [refusal("wrong_password", 401), false, false],
    [refusal("maintenance", 503), true, false],
    [refusal("system_upgrading", 503), false, false],
    [refusal("region_restricted", 451), true, false],
    [refusal("address_blocked", 403), true, false],
    [refusal("session_expired", 401), false, true],
    [refusal("session_elsewhere", 401), false, true],
    [refusal("not_permitted", 403), false, false],
    [new HttpError("test", 401), false, true],
    [new NetworkError("test", undefined), false, false],
    [new TypeError("x is undefined"), false, false],
    ["a thrown word", false, false],
  ])("%s closes the site: %s; ends the session: %s", (error, closed, ended) => {
    expect(isSiteClosed(error)).toBe(closed);
    expect(isSessionEnded(error)).toBe(ended);
  });

  it.each([
    [refusal("session_expired", 401), true],
    [refusal("not_logged_in", 401), true],
    [refusal("a_code_of_its_own", 401), true],
    [refusal("not_logged_in", 403), false],
    [new HttpError("test", 401), false],
    [new NetworkError("test", undefined), false],
  ])("%s lacks a session: %s", (error, lacks) => {
    expect(lacksSession(error)).toBe(lacks);
  });

  it("without a session is shown if nothing else shows it", () => {
    expect(isSessionEnded(refusal("not_logged_in", 401))).toBe(false);
  });
});
