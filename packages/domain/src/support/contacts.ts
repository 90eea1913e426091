import { isHostAllowed, safeAddress } from "../navigation/safe-address.ts";
import type { Language } from "../site/language.ts";
import type { ResourceLink, ServiceContact } from "../site/site-info.ts";

/**
 * The contacts in the side menu; the others are behind the service button (Spec §2 "customer service (Facebook and
 * Telegram only)").
 */
export const menuContactKinds = ["FACEBOOK", "TELEGRAM"] as const satisfies readonly ServiceContact["kind"][];

const place = ({ position }: ServiceContact): number =>
  /^\d{1,6}$/.test(position) ? Number(position) : Number.POSITIVE_INFINITY;

/** Sorts contacts by position (Spec §3 "csPosition"), those without a number last in the gateway's order. */
export const orderContacts = (contacts: readonly ServiceContact[]): readonly ServiceContact[] =>
  contacts
    .map((contact, index) => ({ contact, at: place(contact), index }))
    .sort((one, other) => (one.at === other.at ? one.index - other.index : one.at < other.at ? -1 : 1))
    .map(({ contact }) => contact);

/** The merchant's social pages as named among its resources (Spec §3 "Download links"). */
export const socialKinds = ["FACEBOOK", "TELEGRAM", "WHATSAPP", "VIBER"] as const;
export type SocialKind = (typeof socialKinds)[number];

/** The resource key of the licence page (Spec §3 "Download links: CURACAO"). */
const LICENCE = "CURACAO";

const addressesOf = (resources: readonly ResourceLink[], key: string): readonly string[] =>
  resources.flatMap(({ kind, url }) =>
    kind.toUpperCase() === key ? (safeAddress(url, "")?.match(/^https:.*/i) ?? []) : [],
  );

/**
 * A social page of the merchant (Spec §2 "Message centre: Telegram link"): the first https address on an allowed
 * host, if any.
 * @param hosts the merchant's `linkHosts`, by kind
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

/** The licence page: the first https address. Any host is allowed, because it is the regulator's. */
export const licenceLink = (resources: readonly ResourceLink[]): string | undefined =>
  addressesOf(resources, LICENCE)[0];

const CHINESE = "CN" satisfies Language;

/**
 * The live chat's language: CN when the stored language includes CN, such as ZH_CN, else the site's (Spec §7 "chat
 * language CN if stored language includes CN").
 * @param stored as stored by the browser, possibly an unknown code; null or undefined without one
 * @param shown code of the site's language
 */
export const chatLanguage = (stored: string | null | undefined, shown: string): string =>
  stored?.includes(CHINESE) ? CHINESE : shown;
