/** The part of the merchant's configuration that is only needed after home's first view. */
export { lazyMerchantConfig } from "virtual:volado-merchant/later";
