import type { InboxTopic } from "@volado/domain/inbox";

/** Something the gateway would have sent out: there is no SMS provider, mail server or captcha reader in a sandbox. */
export interface OutboxMessage {
  readonly id: string;
  readonly channel: "sms" | "mail" | "captcha";
  /** Number, address, or for captchas the caller's key. */
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The code inside, when there is one, so that tests needn't parse the text. */
  readonly code?: string;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** What a member wrote to the house. */
export interface InboxLetter {
  readonly id: string;
  readonly username: string;
  readonly topic: InboxTopic;
  readonly title: string;
  readonly text: string;
  /** Pictures sent along. */
  readonly pictures: number;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** What the console writes to a member: the same so many times, in its own words where none are given. */
export interface LetterToMember {
  readonly count: number;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** Something that was said in the live chat. */
export interface ChatLine {
  /** The member whose conversation it is. */
  readonly username: string;
  readonly author: "member" | "agent";
  readonly body: string;
  /** The member has seen it. */
  readonly read: boolean;
}

/** Words that the console publishes in all places that show HTML. */
export interface Article {
  readonly title: string;
  readonly html: string;
}

/** Ids of what came of an article. */
export interface PublishedArticle {
  readonly noticeId: string;
  readonly promotionId: string;
}
