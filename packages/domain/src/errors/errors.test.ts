import { describe, expect, test } from "vitest";
import { failureMessages, messageKeyForStatus } from "./failure-kinds.ts";
import { MessageKey } from "./message-key.ts";
import { isServerCode, messageKeyForCode, serverCodeMessages } from "./server-codes.ts";

const keys = new Set<string>(Object.values(MessageKey));

describe("server codes (decisions W1)", () => {
  test.each(Object.entries(serverCodeMessages))("%s has a message", (code, key) => {
    expect(isServerCode(code)).toBe(true);
    expect(messageKeyForCode(code)).toBe(key);
    expect(keys.has(key)).toBe(true);
  });

  test.each([undefined, "", "toString", "brand_new_code"])("%j is an unknown error", (code) => {
    expect(messageKeyForCode(code)).toBe("errors.unknown");
  });
});

test.each([
  [400, "errors.unknown"],
  [401, "errors.sessionExpired"],
  [403, "errors.notPermitted"],
  [404, "errors.notFound"],
  [409, "errors.conflict"],
  [422, "errors.invalidInput"],
  [429, "errors.tooManyRequests"],
  [451, "errors.regionRestricted"],
  [500, "errors.server"],
  [502, "errors.server"],
  [503, "errors.maintenance"],
])("status %i without a code says %s", (status, key) => {
  expect(messageKeyForStatus(status)).toBe(key);
});

test("every failure kind has a message", () => {
  expect(Object.values(failureMessages).every((key) => keys.has(key))).toBe(true);
});
