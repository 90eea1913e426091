import "../auth/passwords.css";
import "../member/member.css";
import "./downlines.css";
import { InvitationLinks } from "../../features/downlines/components/invitation-links.tsx";
import { JoinMenu } from "../../features/downlines/components/join-menu.tsx";

/** The agent's invitation links with their terms (Spec §2 "Agent home: open account"; docs/decisions/119). */
export default function LinksView() {
  return (
    <div className="app-downlines">
      <JoinMenu current="links" />
      <InvitationLinks />
    </div>
  );
}
