import type { Language } from "@volado/domain/site";
import { translatedName } from "./translated-name.ts";

/** The language's own name, as a language menu shows it. */
export const languageName = {
  ...translatedName,
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
