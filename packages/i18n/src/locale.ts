import type { Language } from "@volado/domain";

/** BCP 47 tags for `<html lang>` and i18next, and the region that formats numbers and dates. */
const tags = {
  ES: { lang: "es", format: "es-MX" },
  EN: { lang: "en", format: "en-US" },
  CN: { lang: "zh-Hans", format: "zh-Hans-CN" },
  JA: { lang: "ja", format: "ja-JP" },
  TH: { lang: "th", format: "th-TH-u-ca-gregory" },
  VI: { lang: "vi", format: "vi-VN" },
  MY: { lang: "my", format: "my-MM-u-nu-latn" },
  HI: { lang: "hi", format: "hi-IN" },
  ID: { lang: "id", format: "id-ID" },
  KM: { lang: "km", format: "km-KH" },
  KO: { lang: "ko", format: "ko-KR" },
  MS: { lang: "ms", format: "ms-MY" },
  PT: { lang: "pt", format: "pt-BR" },
  TA: { lang: "ta", format: "ta-IN" },
  TW: { lang: "zh-Hant", format: "zh-Hant-TW" },
} as const satisfies Record<Language, { lang: string; format: string }>;

/** The tag for `<html lang>`, e.g. "es". */
export const languageTag = (language: Language): string => tags[language].lang;

/** The locale that numbers, money and dates are formatted with, e.g. "es-MX". */
export const formatLocale = (language: Language): string => tags[language].format;

/** The language the texts are written in first: complete, and part of the first load. */
export const REFERENCE_LANGUAGE = "ES" satisfies Language;

/** The language that stands in for one without texts, before the reference does (decisions S8). */
export const FALLBACK_LANGUAGE = "EN" satisfies Language;

/** Languages with a complete set of texts; the others fall back to English, then Spanish (decisions S8). */
export const translatedLanguages = [REFERENCE_LANGUAGE, FALLBACK_LANGUAGE] as const;

/** The language's own name, as a language menu shows it. */
export const languageName = {
  ES: "Español",
  EN: "English",
  CN: "简体中文",
  JA: "日本語",
  TH: "ไทย",
  VI: "Tiếng Việt",
  MY: "မြန်မာ",
  HI: "हिन्दी",
  ID: "Bahasa Indonesia",
  KM: "ខ្មែរ",
  KO: "한국어",
  MS: "Bahasa Melayu",
  PT: "Português",
  TA: "தமிழ்",
  TW: "繁體中文",
} as const satisfies Record<Language, string>;

/** The first code whose row is accepted; walking a record by `in` keeps the type of its keys. */
const findCode = <Code extends string, Row>(
  rows: Readonly<Record<Code, Row>>,
  accepts: (row: Row) => boolean,
): Code | undefined => {
  for (const code in rows) if (accepts(rows[code])) return code;
  return undefined;
};

/** The language code of a tag made by `languageTag`; undefined for any other tag. */
export const languageOfTag = (tag: string): Language | undefined =>
  findCode(tags, ({ lang }: { readonly lang: string }) => lang === tag);
