declare module "virtual:volado-merchant" {
  import type { MerchantConfig } from "@volado/config";
  import type { BrandTexts } from "@volado/i18n";

  /** The part of the merchant's configuration that the first load needs, with every default filled in. */
  export const merchant: Omit<
    MerchantConfig,
    "login" | "socialSignIn" | "sports" | "linkHosts" | "frameHosts" | "paymentMarks" | "siteUrl"
  >;
  /** The merchant's own texts; empty without a texts.json. */
  export const brandTexts: BrandTexts;
}

declare module "virtual:volado-merchant/later" {
  import type { MerchantConfig } from "@volado/config";

  /** The rest of the configuration. */
  export const lazyMerchantConfig: Pick<
    MerchantConfig,
    "login" | "socialSignIn" | "sports" | "linkHosts" | "frameHosts" | "paymentMarks"
  >;
}

declare module "virtual:volado-theme.css" {}

declare module "virtual:volado-shell-mark.css" {}

declare module "virtual:volado-release" {
  /** The release that this worker belongs to. */
  export const release: string;
  /** Addresses of the first screens' files. */
  export const files: readonly string[];
}
