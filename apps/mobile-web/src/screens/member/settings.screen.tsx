import "./member.css";
import { List, ListItem, LogoutIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SignOutDialog } from "../../features/account/components/sign-out-dialog.tsx";
import { ChangePasswordRow } from "../../features/passwords/components/change-password-row.tsx";

/** The player's settings: change of password and sign-out (Spec §2 "Settings"). */
export default function SettingsScreen() {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="app-profile">
      <List className="app-card app-card--list">
        <ChangePasswordRow />
        <ListItem icon={<LogoutIcon />} onPress={() => setLeaving(true)}>
          {t("shell.signOut")}
        </ListItem>
      </List>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
