import { HttpError, NetworkError, RejectedError } from "@volado/api-client";
import { describe, expect, it } from "vitest";
import { lacksSession, saysSessionEnded, saysSiteClosed } from "./global-failures.ts";

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
    expect(saysSiteClosed(error)).toBe(closed);
    expect(saysSessionEnded(error)).toBe(ended);
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

  it("for want of a session is told where nothing else tells it", () => {
    expect(saysSessionEnded(refusal("not_logged_in", 401))).toBe(false);
  });
});
