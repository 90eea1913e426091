/** Who wrote a message of the live chat. */
export type ChatAuthor = "member" | "agent";

/** A line of the live chat (docs/decisions/106). */
export interface ChatMessagesTable {
  id: string;
  member_id: string;
  author: ChatAuthor;
  body: string;
  sent_at: number;
  /** When the member saw it; null for an agent's message that waits. */
  read_at: number | null;
}

/** A chat that was opened: who may see it until when, and how it looks. */
export interface ChatVisitsTable {
  ticket_hash: string;
  member_id: string;
  session_id: string;
  /** As the site asked for it, such as ES or CN. */
  language: string;
  back_url: string;
  /** `#rrggbb`. */
  header_color: string;
  title: string;
  expires_at: number;
}
