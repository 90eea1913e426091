import { expect, test } from "vitest";
import { chatLanguage } from "./chat-language.ts";

test.each([
  ["ES", "ES"],
  ["EN", "EN"],
  ["CN", "CN"],
  ["ZH_CN", "CN"],
  ["CN-HANS", "CN"],
  ["TW", "TW"],
])("with %s stored the chat speaks %s", (stored, asked) => {
  expect(chatLanguage(stored)).toBe(asked);
});
