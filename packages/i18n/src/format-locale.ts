import type { Language } from "@volado/domain/site";

/** Every language, with the region, and where a country's own calendar or digits are not meant, their choice. */
export const locales = {
  ES: "es-MX",
  EN: "en-US",
  CN: "zh-Hans-CN",
  JA: "ja-JP",
  TH: "th-TH-u-ca-gregory",
  VI: "vi-VN",
  MY: "my-MM-u-nu-latn",
  HI: "hi-IN",
  ID: "id-ID",
  KM: "km-KH",
  KO: "ko-KR",
  MS: "ms-MY",
  PT: "pt-BR",
  TA: "ta-IN",
  TW: "zh-Hant-TW",
} as const satisfies Record<Language, string>;

/** A merchant's own locales, by language: where its players are amounts may be written otherwise, e.g. "es-PE". */
export type FormatLocales = { readonly [Code in Language]?: string };

let own: FormatLocales = {};

/** Formats by a merchant's own locales from now on; languages that it names none for keep the site's. */
export const adoptLocales = (locales: FormatLocales): void => {
  own = locales;
};

/** The locale that numbers, money and dates are formatted with, e.g. "es-MX". */
export const formatLocale = (language: Language): string => own[language] ?? locales[language];
