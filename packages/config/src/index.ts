export { limits } from "./limits/limits.ts";
export { homeVendorCounts, pageSizes } from "./limits/page-sizes.ts";
export { toastTimes } from "./limits/toast-times.ts";
export type { MerchantConfig, MerchantConfigInput } from "./merchant/merchant-config.ts";
export { MerchantConfigError, parseMerchantConfig } from "./merchant/parse-merchant-config.ts";
export type { LicencePolicy } from "./merchant/policy.ts";
export type { SocialSignInConfig } from "./merchant/social-sign-in.ts";
