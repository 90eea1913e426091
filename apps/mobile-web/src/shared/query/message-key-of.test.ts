import { NetworkError, RejectedError } from "@volado/api-client";
import { describe, expect, it } from "vitest";
import { messageKeyOf, saysSessionEnded, saysSiteClosed } from "./message-key-of.ts";

const refusal = (code: string, status: number) => new RejectedError("test", { code, status });

describe("a failure", () => {
  it.each([
    [refusal("wrong_password", 401), "errors.wrongPassword", false, false],
    [refusal("maintenance", 503), "errors.maintenance", true, false],
    [refusal("region_restricted", 451), "errors.regionRestricted", true, false],
    [refusal("session_expired", 401), "errors.sessionExpired", false, true],
    [refusal("session_elsewhere", 401), "errors.sessionElsewhere", false, true],
    [refusal("not_permitted", 403), "errors.notPermitted", false, false],
    [new NetworkError("test", undefined), "errors.network", false, false],
    [new TypeError("x is undefined"), "errors.unknown", false, false],
    ["a thrown word", "errors.unknown", false, false],
  ])("%s has the text %s; closes the site: %s; ends the session: %s", (error, key, closed, ended) => {
    expect(messageKeyOf(error)).toBe(key);
    expect(saysSiteClosed(error)).toBe(closed);
    expect(saysSessionEnded(error)).toBe(ended);
  });
});
