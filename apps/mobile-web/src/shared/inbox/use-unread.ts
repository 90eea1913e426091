import { ContentType } from "@volado/domain/announcements";
import { useUnreadNotices } from "../announcements/use-unread-notices.ts";
import { useLiveChat } from "../live-chat/use-live-chat.ts";
import { useUnreadMessages } from "./use-unread-messages.ts";

/** What the message centre has unread: announcements, messages and the live chat together. */
export const useUnread = (): number =>
  useUnreadNotices(ContentType.Player) + useUnreadMessages() + useLiveChat().unread;
