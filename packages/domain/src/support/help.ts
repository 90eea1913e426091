/** A help topic (Spec §3 "Help topic"). */
export interface HelpTopic {
  readonly title: string;
  /** The merchant's HTML; show it only through a sanitiser. */
  readonly html: string;
  /** Its name in addresses, as `terms` in `/m/help#terms`; undefined when it only has an index. */
  readonly anchor: string | undefined;
}

/** Anchor of the terms of use (Spec §2 "/m/help#terms is the terms of use"). */
export const TERMS_ANCHOR = "terms";

/**
 * Anchors of the documents that the site links to, in order; help without them opens its first topic
 * (docs/decisions/106).
 */
export const documentAnchors = [TERMS_ANCHOR, "privacy", "responsible"] as const;

/**
 * Purposes of what the site stores in the browser, in the order of the privacy article. Every storage key has one, and
 * the article a line for each.
 */
export const storedPurposes = [
  "session",
  "remembered",
  "browser",
  "preferences",
  "typed",
  "orders",
  "codes",
  "invitation",
  "games",
  "opened",
  "places",
  "own-copies",
  "site-copies",
] as const;
export type StoredPurpose = (typeof storedPurposes)[number];

/** The topic in an address. */
export interface HelpAddress {
  /** The query `i` as in the address; null when missing. */
  readonly index: string | null;
  /** The hash without `#`; empty when missing. */
  readonly anchor: string;
}

const wholeNumber = /^\d{1,4}$/;

/**
 * The index of the topic that an address opens (Spec §2 "query i = help topic index; /m/help#terms is the terms of
 * use"). A topic's anchor takes precedence; an invalid index opens the first topic; an address without either, or
 * with another anchor such as the skip link's, keeps `shown`.
 */
export const chooseHelpTopic = (
  topics: readonly HelpTopic[],
  { index, anchor }: HelpAddress,
  shown = 0,
): number => {
  const named = anchor === "" ? -1 : topics.findIndex((topic) => topic.anchor === anchor);
  if (named >= 0) return named;
  const place = index === null ? shown : wholeNumber.test(index) ? Number(index) : 0;
  return place < topics.length ? place : 0;
};
