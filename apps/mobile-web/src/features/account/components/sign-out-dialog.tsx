import { ConfirmDialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCloseOnNavigation } from "../../../shared/navigation/use-close-on-navigation.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { useSignOut } from "../hooks/use-sign-out.ts";

/**
 * Asks before signing out (Spec §6 "Logout requires confirmation") and waits while it happens. Who began a free trial
 * while signed in is told that the own account comes back.
 */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  useCloseOnNavigation(open, onClose);
  const own = sessionStore.setAside();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(own ? "shell.leaveTrialQuestion" : "common.logoutQuestion")}
      confirmLabel={t(own ? "shell.leaveTrial" : "shell.signOut")}
      cancelLabel={t("shell.stay")}
      onConfirm={() => signOut().then(onClose)}
    >
      {own ? t("shell.leaveTrialText", { name: own.userName }) : t("shell.signOutText")}
    </ConfirmDialog>
  );
}
