import type { InboxBox, InboxTopic } from "@volado/domain/inbox";
import type { RewardStatus } from "@volado/domain/rewards";
import type { Generated } from "kysely";
import type { Json, Picture, Row, Texts } from "./columns.ts";

/** Copy of an announcement in one language. */
export type AnnouncementCopy = Readonly<Record<"title" | "content", string>>;

/** Name of a category in one language. */
export type PromotionCategoryCopy = Readonly<Record<"title", string>>;

/** What a banner says, in one language. */
export type BannerCopy = Readonly<Record<"headline" | "text", string>>;

/** A help topic in one language (Spec §3); its content is HTML with the placeholders of the seeded topics. */
export type HelpCopy = AnnouncementCopy;

/** A message's words in one language. */
export type InboxCopy = Readonly<Record<"title" | "text", string>>;

/** Who wrote a message of the live chat. */
export type ChatAuthor = "member" | "agent";

interface Copy<T> {
  texts: Json<Texts<T>>;
}

/** What the site shows and says. */
export interface ContentSchema {
  /** `content_type` is one of those that are not banners (Spec §9). */
  announcements: Row<"id", "starts_at" | "sort", "ends_at"> &
    Copy<AnnouncementCopy> & {
      content_type: "A" | "PL" | "PU" | "PR" | "H";
      category_ids: string[];
      /** Members take part by applying for it. */
      by_application: boolean;
    };
  /** A picture of an announcement, a banner's; the first is cover and card picture (Spec §3). */
  announcement_images: Row<"announcement_id" | "banner_id", "sequence">;
  /** `icon` is the name of a symbol of the pictures. */
  promotion_categories: Row<"id", "sort"> & Copy<PromotionCategoryCopy> & { icon: string | null };
  announcement_reads: Row<"member_id" | "announcement_id", "read_at">;
  banners: Row<"id", "sort"> & Copy<BannerCopy> & { group_name: string | null; href: string | null };
  /** `anchor` is its name in addresses; null when it is only counted. */
  help_topics: Row<"id", "sort"> & Copy<HelpCopy> & { anchor: string | null };
  /** Messages between the house and its members (docs/decisions/106); a deleted one stays for the house. */
  inbox_messages: Row<"member_id", "created_at", "read_at" | "deleted_at"> &
    Copy<InboxCopy> & { id: Generated<number>; box: InboxBox; topic: InboxTopic };
  /** A member's application to a promotion (docs/decisions/096). */
  applications: Row<"member_id" | "announcement_id" | "remark", "created_at"> & {
    id: Generated<number>;
    status: RewardStatus;
  };
  application_pictures: Picture & Row<never, "application_id" | "position">;
  inbox_pictures: Picture & Row<never, "message_id" | "position">;
  /** A line of the live chat (docs/decisions/106); null is an agent's that the member has yet to see. */
  chat_messages: Row<"id" | "member_id" | "body", "sent_at", "read_at"> & { author: ChatAuthor };
  /** A chat that was opened: who may see it until when, and how it looks (`header_color` is `#rrggbb`). */
  chat_visits: Row<"ticket_hash" | "member_id" | "session_id" | "language" | "back_url", "expires_at"> &
    Row<"header_color" | "title">;
  switches: { name: string; enabled: boolean };
  outbox: Row<"id" | "recipient" | "body", "sent_at"> & {
    channel: "sms" | "mail" | "captcha";
    subject: string | null;
    code: string | null;
  };
  /** One row: code of the merchant whose world the database holds. */
  world_merchant: { id: Generated<boolean>; code: string };
}
