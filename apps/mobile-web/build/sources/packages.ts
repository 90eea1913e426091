export { parseMerchantConfig } from "@volado/config";
export { withTexts } from "@volado/i18n";
export { parseBrandTexts } from "@volado/i18n/brand-texts";
export { colorToCss, themes } from "@volado/ui/tokens";
