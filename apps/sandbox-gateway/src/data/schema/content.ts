import type { InboxBox, InboxTopic } from "@volado/domain/inbox";
import type { RewardStatus } from "@volado/domain/rewards";
import type { Generated } from "kysely";
import type { Json, Picture, Row, Texts } from "./columns.ts";

export type AnnouncementCopy = Readonly<Record<"title" | "content", string>>;

export type PromotionCategoryCopy = Readonly<Record<"title", string>>;

export type BannerCopy = Readonly<Record<"headline" | "text", string>>;

/** A help topic in one language (Spec §3); its content is HTML with the seeded topics' placeholders. */
export type HelpCopy = AnnouncementCopy;

export type InboxCopy = Readonly<Record<"title" | "text", string>>;

export type ChatAuthor = "member" | "agent";

interface Copy<T> {
  texts: Json<Texts<T>>;
}

export interface ContentSchema {
  /** `content_type` is any but the banners' (Spec §9). */
  announcements: Row<"id", "starts_at" | "sort", "ends_at"> &
    Copy<AnnouncementCopy> & {
      content_type: "A" | "PL" | "PU" | "PR" | "H";
      category_ids: string[];
      /** Members take part by applying. */
      by_application: boolean;
    };
  /** A picture of an announcement, taken from a banner; the first is cover and card picture (Spec §3). */
  announcement_images: Row<"announcement_id" | "banner_id", "sequence">;
  /** `icon` is the name of a symbol picture. */
  promotion_categories: Row<"id", "sort"> & Copy<PromotionCategoryCopy> & { icon: string | null };
  announcement_reads: Row<"member_id" | "announcement_id", "read_at">;
  banners: Row<"id", "sort"> & Copy<BannerCopy> & { group_name: string | null; href: string | null };
  /** `anchor` is its name in addresses; null for topics that are addressed by number only. */
  help_topics: Row<"id", "sort"> & Copy<HelpCopy> & { anchor: string | null };
  /** Messages between support and members (docs/decisions/106); those that a member deletes stay for support. */
  inbox_messages: Row<"member_id", "created_at", "read_at" | "deleted_at"> &
    Copy<InboxCopy> & { id: Generated<number>; box: InboxBox; topic: InboxTopic };
  /** A member's application to a promotion (docs/decisions/096). */
  applications: Row<"member_id" | "announcement_id" | "remark", "created_at"> & {
    id: Generated<number>;
    status: RewardStatus;
  };
  application_pictures: Picture & Row<never, "application_id" | "position">;
  inbox_pictures: Picture & Row<never, "message_id" | "position">;
  /** A live-chat message (docs/decisions/106); a null read time marks one from support that the member hasn't seen. */
  chat_messages: Row<"id" | "member_id" | "body", "sent_at", "read_at"> & { author: ChatAuthor };
  /** An open chat: its member, its end and its look (`header_color` is `#rrggbb`). */
  chat_visits: Row<"ticket_hash" | "member_id" | "session_id" | "language" | "back_url", "expires_at"> &
    Row<"header_color" | "title">;
  switches: { name: string; enabled: boolean };
  outbox: Row<"id" | "recipient" | "body", "sent_at"> & {
    channel: "sms" | "mail" | "captcha";
    subject: string | null;
    code: string | null;
  };
  /** One row: the merchant code of the database's world. */
  world_merchant: { id: Generated<boolean>; code: string };
}
