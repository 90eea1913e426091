import type { Language } from "@volado/domain/site";

/** The default locale of each language. Extensions select the Gregorian calendar and Latin digits. */
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

/** A merchant's locales by language, for countries that format amounts differently, e.g. "es-PE". */
export type FormatLocales = { readonly [Code in Language]?: string };

let own: FormatLocales = {};

/** Sets the merchant's locales for all formats; other languages keep the defaults. */
export const adoptLocales = (locales: FormatLocales): void => {
  own = locales;
};

/** The locale for numbers, money and dates, e.g. "es-MX". */
export const formatLocale = (language: Language): string => own[language] ?? locales[language];
