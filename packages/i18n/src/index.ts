export type { TextsOptions } from "./create-texts.ts";
export { createTexts, loadTexts, switchLanguage } from "./create-texts.ts";
export type { FormatLocales } from "./format-locale.ts";
export { formatMonth, weekdayNames } from "./formats/calendar.ts";
export { formatDate, formatDay, formatPromotionDay, formatTime, zoneName } from "./formats/dates.ts";
export { currencySymbol, formatCount, formatMoney, formatPercent, formatShare } from "./formats/numbers.ts";
export {
  facebookLocale,
  type LanguageOffer,
  languageName,
  languageOffer,
  type TranslatedLanguage,
  translatedLanguages,
  withTexts,
} from "./languages.ts";
export { languageTag } from "./locale.ts";
export type { BrandTexts, TextKey, TextsPart } from "./typed-keys.ts";
