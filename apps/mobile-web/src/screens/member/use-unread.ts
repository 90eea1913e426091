import { ContentType } from "@volado/domain/announcements";
import { useLiveChat } from "../../features/live-chat/hooks/use-live-chat.ts";
import { useUnreadNotices } from "../../shared/announcements/use-unread-notices.ts";
import { useUnreadMessages } from "../../shared/inbox/use-unread-messages.ts";

/** What the message centre has unread: announcements, messages and the live chat together. */
export const useUnread = (): number =>
  useUnreadNotices(ContentType.Player) + useUnreadMessages() + useLiveChat().unread;
