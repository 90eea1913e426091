import "./member.css";
import { AccountList } from "../../features/account/components/account-list.tsx";
import { FeedbackRow } from "../../features/inbox/components/feedback-row.tsx";
import { ChangePasswordRow } from "../../features/passwords/components/change-password-row.tsx";

/** The player's settings: change of password, feedback, language and sign-out (Spec §2 "Settings"). */
export function Settings() {
  return (
    <div className="app-profile">
      <AccountList>
        <ChangePasswordRow />
        <FeedbackRow />
      </AccountList>
    </div>
  );
}
