/** Merchant configuration that is only needed after home's first view. */
export { lazyMerchantConfig } from "virtual:volado-merchant/later";
