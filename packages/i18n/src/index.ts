export type { BrandTexts } from "./brand-texts.ts";
export type { TextsOptions } from "./create-texts.ts";
export { createTexts, loadTexts, switchLanguage } from "./create-texts.ts";
export { formatMonth, weekdayNames } from "./formats/calendar.ts";
export { formatDay, formatPromotionDay, formatTime } from "./formats/dates.ts";
export { currencySymbol, formatCount, formatMoney, formatPercent } from "./formats/numbers.ts";
export { formatLocale, languageName, languageOfTag, languageTag, translatedLanguages } from "./locale.ts";
export type { TextsPart } from "./parts.ts";
export type { TextKey } from "./typed-keys.ts";
