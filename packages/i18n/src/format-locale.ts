import type { Language } from "@volado/domain";

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

/** The locale that numbers, money and dates are formatted with, e.g. "es-MX". */
export const formatLocale = (language: Language): string => locales[language];
