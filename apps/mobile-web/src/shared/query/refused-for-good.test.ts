import { HttpError, NetworkError, RejectedError } from "@volado/api-client";
import { expect, it } from "vitest";
import { refusedForGood } from "./refused-for-good.ts";

const rejected = (status: number, code: string) => new RejectedError("any", { status, code });

it.each([
  ["what isn't there", rejected(404, "not_found"), true],
  ["what isn't permitted", rejected(403, "not_permitted"), true],
  ["what makes no sense", rejected(422, "invalid_input"), true],
  ["a session that ended", rejected(401, "session_expired"), false],
  ["a session that is gone", rejected(401, "not_logged_in"), false],
  ["too many calls", rejected(429, "too_many_requests"), false],
  ["a gateway's own failure", rejected(500, "internal"), false],
  ["a closed site", rejected(503, "maintenance"), false],
  ["a closed region", rejected(451, "region_restricted"), false],
  ["an answer that isn't the gateway's", new HttpError("any", 404), false],
  ["a lost connection", new NetworkError("any", new Error("x")), false],
  ["a fault of ours", new Error("x"), false],
])("%s: %s", (_what, error, refused) => {
  expect(refusedForGood(error)).toBe(refused);
});
