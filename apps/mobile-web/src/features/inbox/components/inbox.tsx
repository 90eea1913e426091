import { InboxBox, InboxTopic } from "@volado/domain/inbox";
import { ButtonLink, MailIcon, Tabs } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { UnreadBadge } from "../../../shared/messages/unread-badge.tsx";
import { useUnreadMessages } from "../../../shared/messages/use-unread-messages.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { MessageList, type MessageListProps } from "./message-list.tsx";

/** The state of the inbox in its URL. */
interface InboxAddress {
  /** A box, or the form for a new message. */
  readonly view: InboxBox | "write";
  readonly topic: InboxTopic;
  /** Id of the expanded message. */
  readonly openId: string | undefined;
}

/** Parses the query string; unknown values fall back to the defaults. */
export const inboxAddressOf = (search: string): InboxAddress => {
  const query = new URLSearchParams(search);
  const view = query.get("view");
  return {
    view: view === "write" ? view : view === "sent" ? InboxBox.Sent : InboxBox.Received,
    topic: Object.values(InboxTopic).find((topic) => topic === query.get("about")) ?? InboxTopic.General,
    openId: query.get("message") ?? undefined,
  };
};

interface InboxProps extends MessageListProps {
  readonly onBox: (box: InboxBox) => void;
}

/** The member's inbox: a tab for each box and a link to write to customer service. */
export function Inbox({ box, openId, onOpen, onBox }: InboxProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const unread = useUnreadMessages();
  return (
    <>
      <ButtonLink
        block
        icon={<MailIcon size={20} />}
        href={paths.inbox.to({ view: "write" })}
        onNavigate={follow}
      >
        {t("inbox.write")}
      </ButtonLink>
      <Tabs
        label={t("inbox.boxes")}
        items={Object.values(InboxBox).map((value) => ({
          value,
          label: (
            <>
              <span>{t(`inbox.${value}`)}</span>
              {value === InboxBox.Received && (
                <UnreadBadge count={unread} label={(shown) => t("messages.unread", { shown })} />
              )}
            </>
          ),
        }))}
        value={box}
        onValueChange={onBox}
      >
        <MessageList key={box} box={box} openId={openId} onOpen={onOpen} />
      </Tabs>
    </>
  );
}
