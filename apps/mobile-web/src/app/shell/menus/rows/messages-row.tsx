import { ContentType } from "@volado/domain/announcements";
import { MailIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { UnreadMark } from "../../../../features/account/components/unread-mark.tsx";
import { useLiveChat } from "../../../../features/live-chat/hooks/use-live-chat.ts";
import { useUnreadNotices } from "../../../../shared/announcements/use-unread-notices.ts";
import { useUnreadMessages } from "../../../../shared/inbox/use-unread-messages.ts";
import { paths } from "../../../../shared/navigation/paths.ts";
import { useSession } from "../../../../shared/session/session-store.ts";
import { MenuRow } from "./menu-row.tsx";

/** What waits in the message centre: announcements, inbox and chat together. */
function Unread() {
  return (
    <UnreadMark count={useUnreadNotices(ContentType.Player) + useUnreadMessages() + useLiveChat().unread} />
  );
}

/** A menu's way to the message centre, and how much there is unread. */
export function MessagesRow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <MenuRow page={paths.messages} icon={<MailIcon />} end={session && <Unread />} onClose={onClose}>
      {t("menu.messages")}
    </MenuRow>
  );
}
