/** One topic of the help centre (Spec §3 "Help topic"). */
export interface HelpTopic {
  readonly title: string;
  /** HTML of the merchant's; show it through a sanitiser only. */
  readonly html: string;
  /** What an address calls the topic by, as `terms` in `/m/help#terms`; undefined when it is only counted. */
  readonly anchor: string | undefined;
}

/** The anchor of the terms of use (Spec §2 "/m/help#terms is the terms of use"). */
export const TERMS_ANCHOR = "terms";

/**
 * Anchors of the documents that the site links to by name, in that order; a gateway whose help has none of
 * them opens its first topic (docs/decisions/106).
 */
export const documentAnchors = [TERMS_ANCHOR, "privacy", "responsible"] as const;

/** What an address says about the topic it wants. */
export interface HelpAddress {
  /** The query `i`, as it stands there; null when there is none. */
  readonly index: string | null;
  /** What follows `#`, without it; empty when there is nothing. */
  readonly anchor: string;
}

const wholeNumber = /^\d{1,4}$/;

/**
 * Place, from 0, of the topic that an address asks for (Spec §2 "query i = help topic index; /m/help#terms is
 * the terms of use"). An anchor that names a topic wins; an index that is none opens the first topic; an
 * address that says nothing, or whose anchor is another matter (such as a link to the page's content), leaves
 * the topic that is `shown`.
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
