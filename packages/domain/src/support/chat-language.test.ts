import { expect, test } from "vitest";
import { chatLanguage } from "./chat-language.ts";

test.each([
  { stored: "ES", shown: "ES", asked: "ES" },
  { stored: "EN", shown: "EN", asked: "EN" },
  { stored: "CN", shown: "ES", asked: "CN" },
  { stored: "ZH_CN", shown: "EN", asked: "CN" },
  { stored: "CN-HANS", shown: "ES", asked: "CN" },
  { stored: "TW", shown: "ES", asked: "ES" },
  { stored: "", shown: "EN", asked: "EN" },
  { stored: null, shown: "ES", asked: "ES" },
  { stored: undefined, shown: "CN", asked: "CN" },
])("with $stored stored on a site in $shown the chat speaks $asked", ({ stored, shown, asked }) => {
  expect(chatLanguage(stored, shown)).toBe(asked);
});
