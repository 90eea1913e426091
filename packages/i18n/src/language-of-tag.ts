import type { Language } from "@volado/domain/site";
import { locales } from "./format-locale.ts";
import { languageTag } from "./locale.ts";

/** The language code of a tag made by `languageTag`; undefined for any other tag. */
export const languageOfTag = (tag: string): Language | undefined => {
  // Walking a record by `in` keeps the type of its keys.
  let code: keyof typeof locales;
  for (code in locales) if (languageTag(code) === tag) return code;
  return undefined;
};
