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
