import { InboxBox, InboxTopic } from "@volado/domain/inbox";

/** The state of the inbox in its URL. */
export interface InboxAddress {
  /** A box, or the form for a new message. */
  readonly view: InboxBox | "write";
  readonly topic: InboxTopic;
  /** Id of the expanded message. */
  readonly openId: string | undefined;
}

/** Parses the query string; unknown values fall back to the defaults. */
export const inboxAddressOf = (search: string): InboxAddress => {
  const query = new URLSearchParams(search);
  const view = query.get("view");
  return {
    view: view === "write" ? view : view === "sent" ? InboxBox.Sent : InboxBox.Received,
    topic: Object.values(InboxTopic).find((topic) => topic === query.get("about")) ?? InboxTopic.General,
    openId: query.get("message") ?? undefined,
  };
};
