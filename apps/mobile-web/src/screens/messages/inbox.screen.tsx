import "./inbox.css";
import { InboxBox } from "@volado/domain/inbox";
import { useLocation, useNavigate } from "react-router";
import { Inbox, inboxAddressOf } from "../../features/inbox/components/inbox.tsx";
import { WriteForm } from "../../features/inbox/components/write-form.tsx";
import { paths } from "../../shared/navigation/paths.ts";

export const texts = ["messages"] as const;

/** The inbox (Spec §2 /m/webEmail): the address names the box, the open message, or the form to write one. */
export default function InboxScreen() {
  const navigate = useNavigate();
  const { view, topic, openId } = inboxAddressOf(useLocation().search);
  const show = (box: InboxBox, message?: string) =>
    void navigate(paths.inbox.to({ view: box === InboxBox.Sent ? "sent" : undefined, message }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className="app-inbox">
      {view === "write" ? (
        <WriteForm key={topic} topic={topic} onSent={() => show(InboxBox.Sent)} />
      ) : (
        <Inbox box={view} openId={openId} onBox={show} onOpen={(id) => show(view, id)} />
      )}
    </div>
  );
}
