export { limits } from "./limits.ts";
export type {
  Layout,
  LicencePolicy,
  MerchantConfig,
  MerchantConfigInput,
} from "./merchant/merchant-config.ts";
export { MerchantConfigError, parseMerchantConfig } from "./merchant/parse-merchant-config.ts";
export type { SocialSignInConfig } from "./merchant/social-sign-in.ts";
