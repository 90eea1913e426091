import { ContentType } from "@volado/domain/announcements";
import { UnreadMark } from "../../../../features/account/components/member-places.tsx";
import { useLiveChat } from "../../../../features/live-chat/hooks/use-open-chat.ts";
import { useUnreadNotices } from "../../../../shared/messages/use-announcements.ts";
import { useUnreadMessages } from "../../../../shared/messages/use-unread-messages.ts";

/** The unread count of the message centre: announcements, inbox and chat together. */
export default function UnreadEverything() {
  return (
    <UnreadMark count={useUnreadNotices(ContentType.Player) + useUnreadMessages() + useLiveChat().unread} />
  );
}
