import { isHostAllowed } from "../navigation/allowed-host.ts";
import { safeAddress } from "../navigation/safe-address.ts";
import type { ResourceLink } from "../site/site-info.ts";

/**
 * The merchant's Telegram among its resources (Spec §2 "Message centre: Telegram link", §3 "Download links"):
 * the first that is https and on a host that the merchant allows for it. Anything else is left out.
 *
 * @param hosts as in the merchant's `linkHosts.TELEGRAM`
 */
export const telegramLink = (
  resources: readonly ResourceLink[],
  hosts: readonly string[],
): string | undefined => {
  for (const { kind, url } of resources) {
    const address = kind.toUpperCase() === "TELEGRAM" ? safeAddress(url, "") : undefined;
    const host = /^https:\/\/([^/?#]+)/i.exec(address ?? "")?.[1];
    if (host !== undefined && isHostAllowed(host, hosts)) return address;
  }
  return undefined;
};
