import type { InboxBox, InboxTopic } from "@volado/domain/inbox";
import type { RewardStatus } from "@volado/domain/rewards";
import type { PictureFormat } from "@volado/domain/validation";
import type { Generated } from "kysely";
import type { Json, Texts } from "./columns.ts";

/** Copy of an announcement in one language. */
export interface AnnouncementCopy {
  readonly title: string;
  readonly content: string;
}

/** Name of a category in one language. */
export interface PromotionCategoryCopy {
  readonly title: string;
}

/** What a banner says, in one language. */
export interface BannerCopy {
  readonly headline: string;
  readonly text: string;
}

/** A help topic in one language (Spec §3). */
export interface HelpCopy {
  readonly title: string;
  /** HTML, with the placeholders of the seeded topics. */
  readonly content: string;
}

/** A message's words in one language. */
export interface InboxCopy {
  readonly title: string;
  readonly text: string;
}

/** Who wrote a message of the live chat. */
export type ChatAuthor = "member" | "agent";

/** What the site shows and says. */
export interface ContentSchema {
  announcements: {
    id: string;
    /** One of the content types that are not banners (Spec §9). */
    content_type: "A" | "PL" | "PU" | "PR" | "H";
    starts_at: number;
    ends_at: number | null;
    category_ids: string[];
    texts: Json<Texts<AnnouncementCopy>>;
    /** Whoever wants to take part applies for it. */
    by_application: boolean;
    sort: number;
  };
  /** A picture of an announcement. */
  announcement_images: {
    announcement_id: string;
    /** 1 is cover and card picture (Spec §3). */
    sequence: number;
    /** The banner whose drawing it is. */
    banner_id: string;
  };
  promotion_categories: {
    id: string;
    /** Name of a symbol of the pictures, or none. */
    icon: string | null;
    texts: Json<Texts<PromotionCategoryCopy>>;
    sort: number;
  };
  announcement_reads: { member_id: string; announcement_id: string; read_at: number };
  banners: {
    id: string;
    group_name: string | null;
    href: string | null;
    texts: Json<Texts<BannerCopy>>;
    sort: number;
  };
  help_topics: {
    id: string;
    /** What addresses call it by; null when it is only counted. */
    anchor: string | null;
    texts: Json<Texts<HelpCopy>>;
    sort: number;
  };
  /** Messages between the house and its members (docs/decisions/106). */
  inbox_messages: {
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
  };
  /** A member's application to a promotion (docs/decisions/096). */
  applications: {
    id: Generated<number>;
    member_id: string;
    announcement_id: string;
    status: RewardStatus;
    remark: string;
    created_at: number;
  };
  /** A picture of an application. */
  application_pictures: {
    application_id: number;
    position: number;
    format: PictureFormat;
    bytes: Uint8Array;
  };
  /** A picture of a message to the house. */
  inbox_pictures: { message_id: number; position: number; format: PictureFormat; bytes: Uint8Array };
  /** A line of the live chat (docs/decisions/106). */
  chat_messages: {
    id: string;
    member_id: string;
    author: ChatAuthor;
    body: string;
    sent_at: number;
    /** When the member saw it; null for an agent's message that waits. */
    read_at: number | null;
  };
  /** A chat that was opened: who may see it until when, and how it looks. */
  chat_visits: {
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
  };
  switches: { name: string; enabled: boolean };
  outbox: {
    id: string;
    channel: "sms" | "mail" | "captcha";
    recipient: string;
    subject: string | null;
    body: string;
    code: string | null;
    sent_at: number;
  };
  /** One row: whose world the database holds. */
  world_merchant: {
    id: Generated<boolean>;
    /** Merchant code. */
    code: string;
  };
}
