export type { BrandTexts } from "./brand-texts.ts";
export { BrandTextsError, parseBrandTexts } from "./parse-brand-texts.ts";
