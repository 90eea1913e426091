import "./messages.css";
import { ContentType } from "@volado/domain/announcements";
import { answersInPlace, type EntryAccess, permission } from "@volado/domain/member";
import { socialLink } from "@volado/domain/support";
import { BellIcon, List, ListItem, MailIcon, TeamIcon, TelegramIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LiveChatRow } from "../../features/live-chat/components/live-chat-row.tsx";
import { lazyMerchantConfig } from "../../shared/lazy-merchant-config.ts";
import { UnreadBadge } from "../../shared/messages/unread-badge.tsx";
import { useUnreadNotices } from "../../shared/messages/use-announcements.ts";
import { useUnreadMessages } from "../../shared/messages/use-unread-messages.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { loginPath } from "../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../shared/overlays/prompt-store.ts";
import { useSiteInfo } from "../../shared/services/use-site.ts";
import { useSession } from "../../shared/session/session-store.ts";

interface CentreRowProps {
  /** The target; guests go through the login. */
  readonly to: string;
  readonly access: EntryAccess;
  readonly icon: ReactNode;
  readonly detail: string;
  /** @default 0 */
  readonly unread?: number | undefined;
  readonly children: string;
}

/** A row of the message centre: a link, or a button if the visitor gets a prompt instead (Spec §6). */
function CentreRow({ to, access, icon, detail, unread = 0, children }: CentreRowProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const row = {
    icon,
    detail,
    ...(unread > 0 && {
      end: <UnreadBadge count={unread} label={(shown) => t("messages.unread", { shown })} />,
    }),
  };
  return answersInPlace(access) ? (
    <ListItem {...row} onPress={() => showPrompt(access)}>
      {children}
    </ListItem>
  ) : (
    <ListItem {...row} href={access === "log-in" ? loginPath(to) : to} onNavigate={follow}>
      {children}
    </ListItem>
  );
}

/**
 * Telegram, announcements, inbox, live chat and affiliate service (Spec §2 "Message centre"). Personal entries send
 * guests to the login and show free accounts a prompt (§6).
 */
export default function MessagesScreen() {
  const { t } = useTranslation();
  const viewer = useSession();
  const site = useSiteInfo();
  const notices = useUnreadNotices(ContentType.Player);
  const messages = useUnreadMessages();
  const inbox = permission("inbox", viewer);
  const telegram = site && socialLink(site.resources, "TELEGRAM", lazyMerchantConfig.linkHosts);
  return (
    <div className="app-messages">
      <List className="app-message-centre" aria-label={t("messages.label")}>
        {telegram !== undefined && (
          <ListItem icon={<TelegramIcon />} href={telegram} external detail={t("messages.telegramDetail")}>
            {t("messages.telegram")} <span className="vo-visually-hidden">{t("messages.newTab")}</span>
          </ListItem>
        )}
        <CentreRow
          to={paths.notices.to()}
          access="allowed"
          icon={<BellIcon />}
          detail={t("messages.noticesDetail")}
          unread={notices}
        >
          {t("messages.notices")}
        </CentreRow>
        <CentreRow
          to={paths.inbox.to()}
          access={inbox}
          icon={<MailIcon />}
          detail={t("messages.inboxDetail")}
          unread={messages}
        >
          {t("messages.inbox")}
        </CentreRow>
        <LiveChatRow />
        <CentreRow
          to={paths.inbox.to({ view: "write", about: "affiliates" })}
          access={inbox}
          icon={<TeamIcon />}
          detail={t("messages.affiliatesDetail")}
        >
          {t("messages.affiliates")}
        </CentreRow>
      </List>
    </div>
  );
}

/** Text parts that it uses; the live chat's row uses "news". */
export const texts = ["messages", "news"] as const;
