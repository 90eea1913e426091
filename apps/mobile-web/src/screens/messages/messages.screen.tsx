import "./messages.css";
import { LiveChatRow } from "../../features/live-chat/components/live-chat-row.tsx";
import { MessageCentre } from "../../features/messages/components/message-centre.tsx";

/** The parts of the texts that it uses; the live chat's row uses "news". */
export const texts = ["messages", "news"] as const;

/** The message centre (Spec §2 /m/message); back goes to home. */
export default function MessagesScreen() {
  return (
    <div className="app-messages">
      <MessageCentre liveChat={<LiveChatRow />} />
    </div>
  );
}
