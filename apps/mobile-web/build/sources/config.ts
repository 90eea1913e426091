export { parseMerchantConfig } from "@volado/config";
