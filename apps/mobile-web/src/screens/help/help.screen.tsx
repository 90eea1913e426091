import { useLocation } from "react-router";
import { HelpCentre } from "../../features/help/components/help-centre.tsx";
import { FeedbackRow } from "../../features/inbox/components/feedback-row.tsx";
import { ContactSupport } from "../../features/live-chat/components/live-chat-row.tsx";
import "./help.css";

/** The parts of the texts that it uses. */
export const texts = ["news"] as const;

/** The help centre; the address names the topic (Spec §2 "/m/help"). */
export default function HelpScreen() {
  const { search, hash } = useLocation();
  return (
    <HelpCentre
      address={{ index: new URLSearchParams(search).get("i"), anchor: hash.replace("#", "") }}
      end={
        <ContactSupport>
          <FeedbackRow />
        </ContactSupport>
      }
    />
  );
}
