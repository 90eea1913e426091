import { InboxBox, InboxTopic } from "@volado/domain/inbox";

/** What the inbox's address asks for. */
export interface InboxAddress {
  /** A box, or the form for a message to the house. */
  readonly view: InboxBox | "write";
  readonly topic: InboxTopic;
  /** Which message stands open. */
  readonly openId: string | undefined;
}

/** Reads it; what it doesn't know it leaves out. */
export const inboxAddressOf = (search: string): InboxAddress => {
  const query = new URLSearchParams(search);
  const view = query.get("view");
  return {
    view: view === "write" ? view : view === "sent" ? InboxBox.Sent : InboxBox.Received,
    topic: Object.values(InboxTopic).find((topic) => topic === query.get("about")) ?? InboxTopic.General,
    openId: query.get("message") ?? undefined,
  };
};
