import type { Language } from "@volado/domain/site";
import { expect, test } from "vitest";
import { languageOfTag } from "./language-of-tag.ts";
import { languageTag } from "./locale.ts";

const tags = {
  ES: "es",
  EN: "en",
  CN: "zh-Hans",
  JA: "ja",
  TH: "th",
  VI: "vi",
  MY: "my",
  HI: "hi",
  ID: "id",
  KM: "km",
  KO: "ko",
  MS: "ms",
  PT: "pt",
  TA: "ta",
  TW: "zh-Hant",
} as const satisfies Record<Language, string>;

test.each(Object.values(tags))("%s is a language's tag, and its language is known by it (Spec §1)", (tag) => {
  const language = languageOfTag(tag);
  expect(language && [tags[language], languageTag(language)]).toEqual([tag, tag]);
});

test("no other tag is a language's", () => {
  expect(["xx", "ES", "zh", ""].map(languageOfTag)).toEqual([undefined, undefined, undefined, undefined]);
});
