import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { z } from "zod";
import { brandFolder } from "../../brands.ts";

/** The visible part of a merchant.json. Defaults are those of packages/config/README.md. */
const merchantSchema = z.object({
  brandName: z.string(),
  logo: z.string().default(""),
  currency: z.string().default("MXN"),
  locales: z.object({ ES: z.string().default("es-MX") }).prefault({}),
  languages: z.array(z.string()).default(["ES", "EN"]),
  diallingCode: z.string().default("52"),
  vendors: z.object({ cockfight: z.array(z.string()).default([]) }).prefault({}),
  games: z.object({ linesShown: z.boolean().default(true) }).prefault({}),
  download: z.object({ barNeedsLogin: z.boolean().default(false) }).prefault({}),
  home: z.object({ winners: z.enum(["board", "carousel"]).default("board") }).prefault({}),
  policy: z
    .object({
      termsPreTicked: z.boolean().default(true),
      decorativeJackpot: z.boolean().default(true),
      maskWinnerNames: z.boolean().default(false),
      freePlayNeedsAge: z.boolean().default(false),
      minimumAge: z.number().default(18),
    })
    .prefault({}),
});

export type Merchant = z.infer<typeof merchantSchema>;

/** Reads a brand's merchant.json. @throws Error if required fields are missing */
export const readMerchant = (root: string, brand: string): Merchant =>
  merchantSchema.parse(JSON.parse(readFileSync(join(brandFolder(brand, root), "merchant.json"), "utf8")));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** An amount formatted by `Intl` with all its parts. */
const EXAMPLE = 1_234_567.5;

/** Pattern of a merchant's amounts in Spanish: symbol, grouping, two decimals. */
export const amountPattern = ({ currency, locales }: Pick<Merchant, "currency" | "locales">): RegExp => {
  const parts = new Intl.NumberFormat(locales.ES, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).formatToParts(EXAMPLE);
  const group = escaped(parts.find(({ type }) => type === "group")?.value ?? ",");
  const first = parts.findIndex(({ type }) => type === "integer");
  const written = parts.flatMap(({ type, value }, at) => {
    if (type === "integer") return at === first ? [`\\d{1,3}(?:${group}?\\d{3})*`] : [];
    if (type === "group") return [];
    if (type === "fraction") return ["\\d{2}"];
    return [escaped(value)];
  });
  return new RegExp(`^${written.join("")}$`);
};

/** The default brand's name and country. */
const foreign = /volado|m[eé]xic/i;

/** The lines that mention another merchant. */
export const foreignLines = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => foreign.test(line));

/** All text of the open page: visible, accessible, and in its head. Country lists are excluded. */
const visibleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lines: string[] = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("script, style, option")) lines.push(node.textContent ?? "");
    for (const name of ["aria-label", "alt", "title", "placeholder", "content"])
      for (const element of document.querySelectorAll(`[${name}]`))
        lines.push(element.getAttribute(name) ?? "");
    return lines.map((line) => line.trim()).filter((line) => line !== "");
  });

/** A brand's site under test. */
export type Visit = {
  readonly page: Page;
  readonly origin: string;
  readonly merchant: Merchant;
  /** Adds a problem if an expectation fails. */
  readonly same: (what: string, found: unknown, expected: unknown) => void;
  readonly like: (what: string, found: string | null | undefined, expected: RegExp) => void;
};

const written = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** Adds to `problems`. */
export const notesIn = (problems: string[]): Pick<Visit, "same" | "like"> => ({
  same: (what, found, expected) => {
    if (written(found) !== written(expected))
      problems.push(`${what} is ${written(found)}, not ${written(expected)}`);
  },
  like: (what, found, expected) => {
    if (typeof found !== "string" || !expected.test(found))
      problems.push(`${what} is ${written(found)}, not like ${expected}`);
  },
});

/** Adds every line of the open page that mentions another merchant. */
export const noteForeignWords = async ({ page, same }: Visit, where: string): Promise<void> =>
  same(`what ${where} says of another merchant`, foreignLines(await visibleTexts(page)), []);

/** Opens a page and waits until the app has replaced the prerendered shell. */
export const open = async ({ page, origin }: Visit, path: string): Promise<void> => {
  await page.goto(origin + path);
  await page.locator("#root:not(:has(> [data-prerendered]))").waitFor({ state: "attached" });
};
