import { brotliCompressSync } from "node:zlib";
import type { FieldMessageKey, MessageKey } from "@volado/domain/errors";
import { describe, expect, expectTypeOf, test } from "vitest";
import { account as enAccount } from "./en/account.ts";
import { agents as enAgents } from "./en/agents.ts";
import { deferredShell as enDeferredShell } from "./en/deferred-shell.ts";
import { downlines as enDownlines } from "./en/downlines.ts";
import { en } from "./en/index.ts";
import { installTexts as enInstall } from "./en/install.ts";
import { lobby as enLobby } from "./en/lobby.ts";
import { menus as enMenus } from "./en/menus.ts";
import { messageTexts as enMessages } from "./en/messages.ts";
import { news as enNews } from "./en/news.ts";
import { reading as enReading } from "./en/reading.ts";
import { rewardTexts as enRewards } from "./en/rewards.ts";
import { securityTexts as enSecurity } from "./en/security-texts.ts";
import { account as esAccount } from "./es/account.ts";
import { agents as esAgents } from "./es/agents.ts";
import { deferredShell as esDeferredShell } from "./es/deferred-shell.ts";
import { downlines as esDownlines } from "./es/downlines.ts";
import { es } from "./es/index.ts";
import { installTexts as esInstall } from "./es/install.ts";
import { lobby as esLobby } from "./es/lobby.ts";
import { menus as esMenus } from "./es/menus.ts";
import { messageTexts as esMessages } from "./es/messages.ts";
import { news as esNews } from "./es/news.ts";
import { reading as esReading } from "./es/reading.ts";
import { rewardTexts as esRewards } from "./es/rewards.ts";
import { securityTexts as esSecurity } from "./es/security-texts.ts";
import { sameInBoth } from "./same-in-both.ts";

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

type ErrorTexts = typeof es.errors & typeof esAccount.errors & typeof esSecurity.errors;
type ErrorKey = `errors.${keyof ErrorTexts}`;
type Values<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Values<Rest>
  : never;
type ValuesOf<Key extends ErrorKey> = Key extends `errors.${infer Name extends keyof ErrorTexts}`
  ? Values<ErrorTexts[Name]>
  : never;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const whole = (...bundles: readonly Bundle[]) => new Map(bundles.flatMap((bundle) => [...flatten(bundle)]));
const reference = whole(
  es,
  esAccount,
  esAgents,
  esDeferredShell,
  { downlines: esDownlines },
  esInstall,
  esLobby,
  esMenus,
  esMessages,
  esNews,
  esReading,
  esRewards,
  esSecurity,
);
const translations = [
  [
    "en",
    whole(
      en,
      enAccount,
      enAgents,
      enDeferredShell,
      { downlines: enDownlines },
      enInstall,
      enLobby,
      enMenus,
      enMessages,
      enNews,
      enReading,
      enRewards,
      enSecurity,
    ),
  ],
] as const;

describe.each([["es", reference], ...translations] as const)("%s", (tag, texts) => {
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
    expect(new Intl.PluralRules(tag).resolvedOptions().pluralCategories).toEqual(
      expect.arrayContaining(["one", "other"]),
    );
  });
});

describe.each(translations)("%s", (_tag, texts) => {
  test("is translated, not copied", () => {
    const copied = [...texts].filter(
      ([key, text]) =>
        text === reference.get(key) && /\p{L}/u.test(withoutValues(text)) && !sameInBoth.has(key),
    );
    expect(copied).toEqual([]);
  });

  test("has no needless exception", () => {
    expect([...sameInBoth].filter((key) => texts.get(key) !== reference.get(key))).toEqual([]);
  });
});

test("the compiler refuses a failure or field problem without a text, and an error text that is neither", () => {
  expectTypeOf<ErrorKey>().toEqualTypeOf<MessageKey | FieldMessageKey>();
});

test("the compiler refuses a value in the text of a failure, and any but the bounds in that of a field", () => {
  expectTypeOf<ValuesOf<MessageKey>>().toBeNever();
  expectTypeOf<ValuesOf<FieldMessageKey>>().toEqualTypeOf<"min" | "max">();
});

test.each([
  ["es", es],
  ["en", en],
  ["es, part account", esAccount],
  ["en, part account", enAccount],
  ["es, part news", esNews],
  ["en, part news", enNews],
  ["es, part agents", esAgents],
  ["en, part agents", enAgents],
  ["es, part deferredShell", esDeferredShell],
  ["en, part deferredShell", enDeferredShell],
  ["es, part install", esInstall],
  ["en, part install", enInstall],
  ["es, part messages", esMessages],
  ["en, part messages", enMessages],
  ["es, part menus", esMenus],
  ["en, part menus", enMenus],
  ["es, part reading", esReading],
  ["en, part reading", enReading],
  ["es, part rewards", esRewards],
  ["en, part rewards", enRewards],
  ["es, part security", esSecurity],
  ["en, part security", enSecurity],
  ["es, part lobby", esLobby],
  ["en, part lobby", enLobby],
])("the texts of %s stay below 6 KB on the wire (budgets)", (_tag, bundle) => {
  expect(brotliCompressSync(JSON.stringify(bundle)).length).toBeLessThan(6000);
});
