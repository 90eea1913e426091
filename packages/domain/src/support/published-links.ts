import { isHostAllowed } from "../navigation/allowed-host.ts";
import { safeAddress } from "../navigation/safe-address.ts";
import type { ResourceLink } from "../site/site-info.ts";

/** The merchant's social pages among its resources, as the specification keys them (Spec §3 "Download links"). */
export const socialKinds = ["FACEBOOK", "TELEGRAM", "WHATSAPP", "VIBER"] as const;
export type SocialKind = (typeof socialKinds)[number];

/** The key of the page that proves the merchant's licence (Spec §3 "Download links: CURACAO"). */
const LICENCE = "CURACAO";

const addressesOf = (resources: readonly ResourceLink[], key: string): readonly string[] =>
  resources.flatMap(({ kind, url }) =>
    kind.toUpperCase() === key ? (safeAddress(url, "")?.match(/^https:.*/i) ?? []) : [],
  );

/**
 * One of the merchant's social pages (Spec §2 "Message centre: Telegram link"): the first that is https and on a host
 * that the merchant allows for it. Anything else is left out.
 *
 * @param hosts as in the merchant's `linkHosts`, by kind
 */
export const socialLink = (
  resources: readonly ResourceLink[],
  kind: SocialKind,
  hosts: Readonly<Record<SocialKind, readonly string[]>>,
): string | undefined =>
  addressesOf(resources, kind).find((address) => {
    const host = /^https:\/\/([^/?#]+)/i.exec(address)?.[1];
    return host !== undefined && isHostAllowed(host, hosts[kind]);
  });

/** The page that proves the merchant's licence: the first that is https; a regulator's host is not ours to know. */
export const licenceLink = (resources: readonly ResourceLink[]): string | undefined =>
  addressesOf(resources, LICENCE)[0];
