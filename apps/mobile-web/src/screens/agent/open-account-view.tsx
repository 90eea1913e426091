import "../auth/passwords.css";
import "../member/member.css";
import "./downlines.css";
import { JoinMenu } from "../../features/downlines/components/join-menu.tsx";
import { OpenAccount } from "../../features/downlines/components/open-account.tsx";

/** Opening an account below the agent (Spec §2 "Agent home: open account"; docs/decisions/119). */
export default function OpenAccountView() {
  return (
    <div className="app-downlines">
      <JoinMenu current="open" />
      <OpenAccount />
    </div>
  );
}
