import { List } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LiveChatRow } from "./live-chat-row.tsx";

/**
 * Links from the help centre to a person: the live chat, if the merchant has one, and further rows as `children`.
 * Needs the `liveChat` texts.
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
