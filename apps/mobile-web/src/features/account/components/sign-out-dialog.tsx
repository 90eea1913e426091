import { ConfirmDialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCloseOnNavigation } from "../../../shared/navigation/use-close-on-navigation.ts";
import { useSignOut } from "../hooks/use-sign-out.ts";

/** Asks before signing out (Spec §6 "Logout requires confirmation") and waits while it happens. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  useCloseOnNavigation(open, onClose);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("common.logoutQuestion")}
      confirmLabel={t("shell.signOut")}
      cancelLabel={t("shell.stay")}
      onConfirm={() => signOut().then(onClose)}
    >
      {t("shell.signOutText")}
    </ConfirmDialog>
  );
}
