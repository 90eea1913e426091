declare module "virtual:volado-merchant" {
  import type { MerchantConfig } from "@volado/config";
  import type { BrandTexts } from "@volado/i18n";

  /** The merchant's configuration with every default filled in. */
  export const merchant: MerchantConfig;
  /** The merchant's own wording; empty without a texts.json. */
  export const brandTexts: BrandTexts;
}

declare module "virtual:volado-theme.css" {}

declare module "virtual:volado-shell-mark.css" {}
