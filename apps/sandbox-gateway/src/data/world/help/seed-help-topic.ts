import type { Texts } from "../../schema/columns.ts";
import type { HelpCopy } from "../../schema/help.ts";

/**
 * A topic of the seeded help centre. Its HTML may say `{{age}}` for the minimum age and
 * `{{picture:<banner>}}` for the address of a banner's picture.
 */
export interface SeedHelpTopic {
  readonly id: string;
  /** What addresses call it by (`/m/help#terms`), when they do. */
  readonly anchor?: string;
  readonly texts: Texts<HelpCopy>;
}
