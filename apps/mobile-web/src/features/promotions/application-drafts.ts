import { createDrafts } from "../../shared/forms/kept-drafts.ts";
import type { Picture } from "../../shared/uploads/use-pictures.ts";

/** An application as it is being written. */
export interface ApplicationDraft {
  readonly remark: string;
  readonly pictures: readonly Picture[];
}

/** Applications as they were left, by the promotion's id. */
export const applicationDrafts = createDrafts<string, ApplicationDraft>();
