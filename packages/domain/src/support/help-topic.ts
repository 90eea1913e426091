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
