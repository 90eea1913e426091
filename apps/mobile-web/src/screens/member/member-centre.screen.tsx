import "./member.css";
import { AccountList } from "../../features/account/components/account-list.tsx";
import { FeedbackRow } from "../../features/inbox/components/feedback-row.tsx";
import { ChangePasswordRow } from "../../features/passwords/components/change-password-row.tsx";
import { MemberCentre } from "./member-centre.tsx";

/** The player's settings: change of password, feedback, language and sign-out (Spec §2 "Settings"). */
function Settings() {
  return (
    <div className="app-profile">
      <AccountList>
        <ChangePasswordRow />
        <FeedbackRow />
      </AccountList>
    </div>
  );
}

/** The parts of the texts that it uses. */
export const texts = ["menus"] as const;

/** The member's own pages: the centre, and the settings. */
export default function MemberCentreScreen({ page }: { readonly page: "centre" | "settings" }) {
  return page === "centre" ? <MemberCentre /> : <Settings />;
}
