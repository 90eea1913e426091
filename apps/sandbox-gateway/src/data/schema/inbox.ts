import type { InboxBox, InboxTopic } from "@volado/domain/inbox";
import type { Generated } from "kysely";
import type { Json, Texts } from "./columns.ts";

/** A message's words in one language. */
export interface InboxCopy {
  readonly title: string;
  readonly text: string;
}

/** Messages between the house and its members (docs/decisions/106). */
export interface InboxMessagesTable {
  id: Generated<number>;
  member_id: string;
  box: InboxBox;
  topic: InboxTopic;
  /** A member's own words are the same in every language. */
  texts: Json<Texts<InboxCopy>>;
  created_at: number;
  /** Null while the member has yet to open it. */
  read_at: number | null;
  /** Gone for the member; the house keeps what was said. */
  deleted_at: number | null;
}
