// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { networkKind, savesData } from "./browser.ts";

const browserSays = (connection: unknown) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, "connection"));

it.each([
  ["nothing", undefined, false, undefined],
  ["null", null, false, undefined],
  ["a text", "4g", false, undefined],
  ["fields of other types", { saveData: "yes", effectiveType: 4 }, false, undefined],
  ["a slow network", { saveData: false, effectiveType: "2g" }, false, "2g"],
  ["data saver", { saveData: true, effectiveType: "4g" }, true, "4g"],
])("reads %s", (_what, connection, saves, kind) => {
  browserSays(connection);
  expect([savesData(), networkKind()]).toEqual([saves, kind]);
});
