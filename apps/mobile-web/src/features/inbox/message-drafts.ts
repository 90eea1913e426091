import type { InboxDraft, InboxTopic } from "@volado/domain/inbox";
import { createDrafts } from "../../shared/forms/kept-drafts.ts";
import type { Picture } from "../../shared/uploads/use-pictures.ts";

/** A message as it is being written, with its pictures. */
export interface MessageDraft extends InboxDraft {
  readonly pictures: readonly Picture[];
}

/** Messages to the house as they were left, for each topic. */
export const messageDrafts = createDrafts<InboxTopic, MessageDraft>();
