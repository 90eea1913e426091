import { describe, expect, test } from "vitest";
import { MessageKey } from "./message-key.ts";
import { messageKeyForRefusal, messageKeyForStatus, serverCodeMessages } from "./server-codes.ts";

const keys = new Set<string>(Object.values(MessageKey));

describe("server codes (decisions W1)", () => {
  test.each(Object.entries(serverCodeMessages))("%s has a message", (code, key) => {
    expect(messageKeyForRefusal(code, 400)).toBe(key);
    expect(keys.has(key)).toBe(true);
  });

  test.each(["", "toString", "brand_new_code"])("%j falls back to its status", (code) => {
    expect(messageKeyForRefusal(code, 400)).toBe("errors.unknown");
    expect(messageKeyForRefusal(code, 403)).toBe("errors.notPermitted");
  });

  test.each([
    ["maintenance", "errors.maintenance"],
    ["system_upgrading", "errors.systemUpgrading"],
    ["node_draining", "errors.systemUpgrading"],
    ["", "errors.maintenance"],
  ])("%j with 503 says %s (Spec §8)", (code, key) => {
    expect(messageKeyForRefusal(code, 503)).toBe(key);
  });

  test("cover sessions, the site and games", () => {
    expect(messageKeyForRefusal("session_elsewhere", 401)).toBe("errors.sessionElsewhere");
    expect(messageKeyForRefusal("address_blocked", 451)).toBe("errors.regionRestricted");
    expect(messageKeyForRefusal("game_maintenance", 503)).toBe("errors.gameMaintenance");
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
