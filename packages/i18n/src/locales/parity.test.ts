import { brotliCompressSync } from "node:zlib";
import type { FieldMessageKey, MessageKey } from "@volado/domain/errors";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  loadTranslation,
  REFERENCE_LANGUAGE,
  type TranslatedLanguage,
  translatedLanguages,
} from "../languages.ts";
import { languageTag } from "../locale.ts";
import { loadPageNotes } from "../page-notes.ts";
import type { account } from "./es/account.ts";
import type { everyPage } from "./es/every-page.ts";
import type { security } from "./es/security.ts";

type Bundle = { readonly [key: string]: string | Bundle };

const flatten = (bundle: Bundle, prefix = ""): Map<string, string> =>
  new Map(
    Object.entries(bundle).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name ?? "").sort();

const withoutValues = (text: string): string => text.replaceAll(/\{\{[a-z][A-Za-z]*\}\}/g, "");

type ErrorTexts = typeof everyPage.errors & typeof account.errors & typeof security.errors;
type ErrorKey = `errors.${keyof ErrorTexts}`;
type Values<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Values<Rest>
  : never;
type ValuesOf<Key extends ErrorKey> = Key extends `errors.${infer Name extends keyof ErrorTexts}`
  ? Values<ErrorTexts[Name]>
  : never;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const bundlesOf = async (language: TranslatedLanguage): Promise<readonly (readonly [string, Bundle])[]> => {
  const { everyPage, parts } = await loadTranslation(language);
  const loaded = Object.entries(parts).map(async ([name, load]) => [name, await load()] as const);
  return [
    ["every page", everyPage],
    ["page notes", await loadPageNotes(language)],
    ...(await Promise.all(loaded)),
  ];
};

const written = await Promise.all(
  translatedLanguages.map(async (language) => ({ language, bundles: await bundlesOf(language) })),
);
const texts = written.map(({ language, bundles }) => ({
  language,
  texts: new Map(bundles.flatMap(([, bundle]) => [...flatten(bundle)])),
}));
const reference =
  texts.find(({ language }) => language === REFERENCE_LANGUAGE)?.texts ?? new Map<string, string>();

describe.each(texts)("$language", ({ language, texts }) => {
  test("has a text for every key of the reference, and no other", () => {
    expect([...texts.keys()].sort()).toEqual([...reference.keys()].sort());
  });

  test("has no empty or untrimmed text", () => {
    expect([...texts].filter(([, text]) => text === "" || text !== text.trim())).toEqual([]);
  });

  test("uses the same values as the reference", () => {
    const used = [...texts].map(([key, text]) => [key, placeholders(text)]);
    expect(Object.fromEntries(used)).toEqual(
      Object.fromEntries([...texts.keys()].map((key) => [key, placeholders(reference.get(key) ?? "")])),
    );
  });

  test("writes every value as {{name}}", () => {
    expect([...texts].filter(([, text]) => /[{}]|\$t\(/.test(withoutValues(text)))).toEqual([]);
  });

  // i18next falls back to "other"; Spanish "many" (millions) needs no form of its own here.
  test("has the plural forms one and other wherever it counts", () => {
    const counted = new Map<string, string[]>();
    for (const key of texts.keys()) {
      const form = PLURAL.exec(key)?.[1];
      if (form)
        counted.set(key.replace(PLURAL, ""), [...(counted.get(key.replace(PLURAL, "")) ?? []), form].sort());
    }
    expect(counted.size).toBeGreaterThan(0);
    expect([...counted].filter(([, forms]) => forms.join() !== "one,other")).toEqual([]);
    expect(new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories).toEqual(
      expect.arrayContaining(["one", "other"]),
    );
  });
});

const translations = await Promise.all(
  translatedLanguages
    .filter((language) => language !== REFERENCE_LANGUAGE)
    .map(async (language) => {
      const file: { readonly sameAsReference: readonly string[] } = await import(
        `./${language.toLowerCase()}/same-as-reference.ts`
      );
      return [language, file.sameAsReference] as const;
    }),
);

describe.each(translations)("%s", (language, same) => {
  const own = texts.find((written) => written.language === language)?.texts ?? new Map<string, string>();

  test("is translated, not copied", () => {
    const copied = [...own].filter(
      ([key, text]) =>
        text === reference.get(key) && /\p{L}/u.test(withoutValues(text)) && !same.includes(key),
    );
    expect(copied).toEqual([]);
  });

  test("has no unnecessary exception", () => {
    expect(same.filter((key) => own.get(key) !== reference.get(key))).toEqual([]);
  });
});

test("the compiler refuses a failure or field problem without a text, and an error text that is neither", () => {
  expectTypeOf<ErrorKey>().toEqualTypeOf<MessageKey | FieldMessageKey>();
});

test("the compiler refuses a value in the text of a failure, and any but the bounds in that of a field", () => {
  expectTypeOf<ValuesOf<MessageKey>>().toBeNever();
  expectTypeOf<ValuesOf<FieldMessageKey>>().toEqualTypeOf<"min" | "max">();
});

test.each(
  written.flatMap(({ language, bundles }) =>
    bundles.map(([name, bundle]) => [language, name, bundle] as const),
  ),
)("the texts of %s, %s, stay below 6 KB on the wire (budgets)", (_language, _name, bundle) => {
  expect(brotliCompressSync(JSON.stringify(bundle)).length).toBeLessThan(6000);
});
