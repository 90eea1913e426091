import { List } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LiveChatRow } from "./live-chat-row.tsx";

/**
 * The ways from the help's words to a person: the live chat, while the merchant has one, and `children`,
 * other rows. Needs the texts `liveChat`.
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
