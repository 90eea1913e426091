import { describe } from "@volado/api-client";
import {
  getStatus,
  listAnnouncements,
  listHotGames,
  listVendorCategories,
} from "@volado/api-client/endpoints";
import type { MerchantConfig } from "@volado/config";

export { homePaths, resolveTheme } from "@volado/domain";

import { homeAnnouncements } from "../../src/shared/announcements/home-announcements.ts";

/** Stands in addresses and headers where the boot script puts the language and the session's token. */
export const placeholder = { language: "__L__", token: "__T__" } as const;

/** The calls that home cannot do without, as requests with placeholders; [endpoint, address, headers]. */
export const firstCalls = ({ merchantCode, gatewayUrl }: MerchantConfig) => {
  const context = {
    merchant: merchantCode,
    platform: "M",
    language: placeholder.language,
    baseUrl: gatewayUrl,
    paths: {},
    token: placeholder.token,
    standalone: false,
  };
  return [
    describe(getStatus, undefined, context),
    describe(listAnnouncements, homeAnnouncements, context),
    describe(listHotGames, { type: undefined }, context),
    describe(listVendorCategories, undefined, context),
  ].map(({ endpoint, url, headers }) => [endpoint, url, headers] as const);
};
