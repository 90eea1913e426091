import type { ContentLanguage } from "../catalogue/wire.ts";
import { escapeXml } from "../pages/html.ts";
import type { SandboxConfig } from "./sandbox-config.ts";

/** Placeholders that a seeded text may use. Others are left for later steps. */
const names = [
  ...["brand", "slug", "country", "transfer", "coin-toss", "helpline", "age"],
  ...["review-hours", "first-review-hours", "cashback-max", "cashback-rows"],
];
const placeholder = new RegExp(`\\{\\{(${names.join("|")}|money:\\d+)\\}\\}`, "g");

const placeholderValue = ({ texts, money }: PlaceholderValues, name: string): string =>
  texts[name] ?? money(Number(name.slice("money:".length)));

export const fillIn = (text: string, values: PlaceholderValues): string =>
  text.replace(placeholder, (_whole, name: string) => placeholderValue(values, name));

/** Placeholders whose values are HTML. */
const markup: ReadonlySet<string> = new Set(["helpline", "cashback-rows"]);

/** The same for HTML: values are escaped, as in a brand called "A & B". */
export const fillInHtml = (html: string, values: PlaceholderValues): string =>
  html.replace(placeholder, (_whole, name: string) =>
    markup.has(name) ? placeholderValue(values, name) : escapeXml(placeholderValue(values, name)),
  );

type ByLanguage = Readonly<Record<ContentLanguage, string>>;

/** The local names of bank transfers and of a coin's two sides, and the gambling helpline, by country. */
const transfers: Readonly<Record<string, ByLanguage>> = {
  MX: { ES: "Transferencia SPEI", EN: "SPEI transfer" },
};
const anyTransfer: ByLanguage = { ES: "Transferencia bancaria", EN: "Bank transfer" };

const coinSides: Readonly<Record<string, string>> = {
  MX: "Águila o sol",
  PE: "Cara o sello",
  CO: "Cara o sello",
};

const helplines: Readonly<Record<string, ByLanguage>> = {
  MX: {
    ES: 'En México, la <strong>Línea de la Vida (800 911 2000)</strong> atiende gratis y en confianza las 24 horas. También en la página de la <a href="https://www.gob.mx/conasama">Comisión Nacional de Salud Mental y Adicciones</a>.',
    EN: 'In Mexico, the <strong>Línea de la Vida (800 911 2000)</strong> answers free of charge and in confidence, day and night. See also the page of the <a href="https://www.gob.mx/conasama">National Commission for Mental Health and Addictions</a>.',
  },
};
const anyHelpline: ByLanguage = {
  ES: "Busca la línea de ayuda para el juego de tu país: suele ser gratis y confidencial. Tu servicio de salud también te orienta.",
  EN: "Look for your country's gambling helpline: it is usually free and confidential. Your health service can help you find it, too.",
};

type Facts = Readonly<Record<"name" | "slug" | "currency" | "country", string>> & {
  readonly locales: ByLanguage;
  /** In years. */
  readonly minimumAge: number;
  readonly withdrawalReview: SandboxConfig["withdrawalReview"];
  readonly cashback: SandboxConfig["weeklyCashback"];
};

/** A brand's placeholder values in a language; `country` is an ISO 3166 code. */
export const placeholderValues = (
  { name, slug, currency, locales, country, minimumAge, withdrawalReview, cashback }: Facts,
  language: ContentLanguage,
) => {
  const formatIn = (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  const { value: symbol = currency } =
    formatIn(locales.ES)
      .formatToParts(0)
      .find(({ type }) => type === "currency") ?? {};
  const format = formatIn(locales[language]);
  // Formats money as the site does: with two decimals and its symbol, of which English has only the code of some.
  const money = (amount: number) => format.format(amount).replace(currency, symbol);
  const countries = new Intl.DisplayNames(language.toLowerCase(), { type: "region" });
  const percent = new Intl.NumberFormat(locales[language], { style: "percent", maximumFractionDigits: 2 });
  const percentOf = (hundredths: number) => percent.format(hundredths / 10_000);
  const since = { ES: "Desde", EN: "From" }[language];
  const tiers = cashback.map(
    (tier) => `<tr><td>${since} ${money(tier.from / 100)}</td><td>${percentOf(tier.percent)}</td></tr>`,
  );
  const texts: Readonly<Record<string, string>> = {
    brand: name,
    slug,
    country: countries.of(country) ?? country,
    transfer: (transfers[country] ?? anyTransfer)[language],
    "coin-toss": { ES: coinSides[country] ?? "Cara o cruz", EN: "Heads or tails" }[language],
    helpline: (helplines[country] ?? anyHelpline)[language],
    age: String(minimumAge),
    "review-hours": String(withdrawalReview.hours),
    "first-review-hours": String(withdrawalReview.firstHours),
    "cashback-max": percentOf(cashback.at(-1)?.percent ?? 0),
    "cashback-rows": tiers.join(""),
  };
  return {
    /** Values by placeholder. */
    texts,
    /** An amount in whole major units. */
    money,
  };
};

type PlaceholderValues = ReturnType<typeof placeholderValues>;
