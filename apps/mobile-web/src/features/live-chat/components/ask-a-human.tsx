import { List } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLiveChat } from "../hooks/use-live-chat.ts";
import { LiveChatRow } from "./live-chat-row.tsx";

/** The way from the help's words to a person, while the merchant has a live chat. Needs the texts `liveChat`. */
export function AskAHuman() {
  const { t } = useTranslation();
  const { access } = useLiveChat();
  if (access === "hidden") return null;
  return (
    <div className="app-help__human">
      <h3>{t("liveChat.ask")}</h3>
      <List>
        <LiveChatRow />
      </List>
    </div>
  );
}
