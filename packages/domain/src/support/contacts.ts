import { isHostAllowed, safeAddress } from "../navigation/safe-address.ts";
import type { Language } from "../site/language.ts";
import type { ResourceLink, ServiceContact } from "../site/site-info.ts";

/**
 * The contacts that the side menu offers; the others have the service button (Spec §2 "customer service
 * (Facebook and Telegram only)").
 */
export const menuContactKinds = ["FACEBOOK", "TELEGRAM"] as const satisfies readonly ServiceContact["kind"][];

const place = ({ position }: ServiceContact): number =>
  /^\d{1,6}$/.test(position) ? Number(position) : Number.POSITIVE_INFINITY;

/**
 * Contacts in the order of their positions (Spec §3 "csPosition"): numbers from low to high, then those
 * without a number in the gateway's order.
 */
export const orderContacts = (contacts: readonly ServiceContact[]): readonly ServiceContact[] =>
  contacts
    .map((contact, index) => ({ contact, at: place(contact), index }))
    .sort((one, other) => (one.at === other.at ? one.index - other.index : one.at < other.at ? -1 : 1))
    .map(({ contact }) => contact);

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

const CHINESE = "CN" satisfies Language;

/**
 * The language that the live chat is asked for: CN when the stored one includes CN, such as ZH_CN, whatever
 * the site itself is shown in, else the site's (Spec §7 "chat language CN if stored language includes CN").
 *
 * @param stored as the browser keeps it, unread: the site may have no texts in it, and know no such code;
 * null or undefined without one
 * @param shown code of the language that the site is shown in
 */
export const chatLanguage = (stored: string | null | undefined, shown: string): string =>
  stored?.includes(CHINESE) ? CHINESE : shown;
