import type { ServiceContact } from "../site/site-info.ts";

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
