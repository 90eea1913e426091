import type { Json, Texts } from "./columns.ts";

/** A help topic in one language (Spec §3). */
export interface HelpCopy {
  readonly title: string;
  /** HTML, with the placeholders of the seeded topics. */
  readonly content: string;
}

export interface HelpTopicsTable {
  id: string;
  /** What addresses call it by; null when it is only counted. */
  anchor: string | null;
  texts: Json<Texts<HelpCopy>>;
  sort: number;
}
