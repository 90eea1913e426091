import { Card, LanguageIcon, List, ListItem, LogoutIcon } from "@volado/ui";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { severalLanguages } from "../../../shared/language/language.ts";
import { LanguageChoice } from "../../../shared/language/language-choice.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";

/** The page's own rows, followed by language and sign-out (Spec §2 "Settings"). */
export function AccountList({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Card kind="list">
        <List>
          {children}
          {severalLanguages && (
            <ListItem icon={<LanguageIcon />} end={<LanguageChoice whole />}>
              {t("shell.language")}
            </ListItem>
          )}
          <ListItem icon={<LogoutIcon />} onPress={() => setConfirming(true)}>
            {t("shell.signOut")}
          </ListItem>
        </List>
      </Card>
      <SignOutDialog open={confirming} onClose={() => setConfirming(false)} />
    </>
  );
}
