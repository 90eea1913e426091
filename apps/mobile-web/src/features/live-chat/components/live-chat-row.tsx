import { badgeText } from "@volado/domain/text";
import { Badge, ChatIcon, List, ListItem } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/overlays/prompt-store.ts";
import { useLiveChat, useOpenChat } from "../hooks/use-open-chat.ts";

/**
 * A list row that opens the live chat, with its unread count (Spec §2 "Message centre"). Guests go through the login,
 * free accounts get a prompt, and without a chat (CBS3) nothing is rendered. Needs the `liveChat` texts.
 */
export function LiveChatRow() {
  const { t } = useTranslation();
  const { access, unread } = useLiveChat();
  const { pathname, search, hash } = useLocation();
  const follow = useLinkNavigation();
  const open = useOpenChat();
  if (access === "hidden") return null;
  const row = { icon: <ChatIcon />, detail: t("liveChat.detail"), children: t("liveChat.title") };
  if (access === "log-in")
    return <ListItem {...row} href={loginPath(`${pathname}${search}${hash}`)} onNavigate={follow} />;
  const badge = badgeText(unread);
  return (
    <ListItem
      {...row}
      end={
        badge === undefined ? undefined : (
          <Badge label={t("liveChat.unread", { count: unread })}>{badge}</Badge>
        )
      }
      onPress={access === "trial-rejected" ? () => showPrompt(access) : () => void open()}
    />
  );
}

/**
 * Links from the help centre to a person: the live chat, and further rows as `children`. Needs the `liveChat` texts.
 */
export function ContactSupport({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="app-help__human">
      <h3>{t("liveChat.ask")}</h3>
      <List>
        <LiveChatRow />
        {children}
      </List>
    </div>
  );
}
