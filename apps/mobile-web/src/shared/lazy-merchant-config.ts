/** What of the merchant's configuration only code needs that comes after home's first view. */
export { lazyMerchantConfig } from "virtual:volado-merchant/later";
