import { expect, test } from "vitest";
import type { MessageKey } from "../errors/message-key.ts";
import { launchFailureAction } from "./launch-failure-action.ts";

test.each<[MessageKey, string]>([
  ["errors.gameNotPermitted", "other-games"],
  ["errors.gameMaintenance", "other-games"],
  ["errors.insufficientPermission", "other-games"],
  ["errors.gameNotFound", "other-games"],
  ["errors.invalidInput", "other-games"],
  ["errors.notLoggedIn", "log-in"],
  ["errors.sessionExpired", "log-in"],
  ["errors.sessionElsewhere", "log-in"],
  ["errors.gameAddressEmpty", "retry"],
  ["errors.network", "retry"],
  ["errors.timeout", "retry"],
  ["errors.server", "retry"],
  ["errors.badAnswer", "retry"],
  ["errors.tooManyRequests", "retry"],
  ["errors.unknown", "retry"],
])("after %s: %s", (failure, way) => {
  expect(launchFailureAction(failure)).toBe(way);
});
