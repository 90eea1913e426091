export { limits } from "./limits.ts";
export type { Layout } from "./merchant/layout.ts";
export type { MerchantConfig, MerchantConfigInput } from "./merchant/merchant-config.ts";
export { MerchantConfigError, parseMerchantConfig } from "./merchant/parse-merchant-config.ts";
export type { LicencePolicy } from "./merchant/policy.ts";
export type { SocialSignInConfig } from "./merchant/social-sign-in.ts";
