import { logout } from "@volado/api-client/endpoints";
import { limits } from "@volado/config";
import { type LogoutStep, logoutSteps } from "@volado/domain/session";
import { ConfirmDialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useCloseOnNavigation } from "../../../shared/navigation/close-on-back.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showLoading, showToast } from "../../../shared/overlays/toast-store.ts";
import { withinTime } from "../../../shared/query/within-time.ts";
import { useServices } from "../../../shared/services/services-context.tsx";
import { isFreeTrial, sessionStore } from "../../../shared/session/session-store.ts";
import { localValues } from "../../../shared/storage/site-storage.ts";

/** How long to wait for the logout call before signing out anyway, in milliseconds. */
const ANSWER_WITHIN_MS = 2_000;

/** Forgets the remembered password, but not whose it is: who signs out leaves the phone to others. */
const forgetPassword = (): void => {
  const stored = localValues.read("rememberedLogin");
  if (stored) localValues.write("rememberedLogin", { ...stored, password: "" });
};

/**
 * Returns a function that runs the domain's `logoutSteps` in order (Spec §4). A failed or slow logout call is reported,
 * but the player is signed out anyway. Cached member data is cleared with the session (use-session-watch.ts).
 */
export const useSignOut = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  const { client, reporter } = useServices();
  const navigate = useNavigate();
  return async () => {
    let endLoading = () => {};
    const run: Record<LogoutStep, () => unknown> = {
      "show-loading": () => {
        endLoading = showLoading(t("common.loading"), limits.toast.untilDone);
      },
      "call-logout": () => {
        sessionStore.signingOut();
        const call = client
          .call(logout, undefined, { keepalive: true })
          .catch((error: unknown) => reporter.report(error, { at: "logout" }));
        return withinTime(call, ANSWER_WITHIN_MS)
          .catch(() => undefined)
          .finally(endLoading);
      },
      "clear-session": () => {
        if (sessionStore.setAside()) return sessionStore.trialLeft();
        if (!isFreeTrial(sessionStore.getState().session)) forgetPassword();
        return sessionStore.signedOut();
      },
      "go-home": () => navigate(paths.home.to()),
    };
    for (const step of logoutSteps) await run[step]();
    const restored = sessionStore.getState().session;
    const text = restored ? t("shell.trialLeft", { name: restored.userName }) : t("shell.signedOut");
    showToast({ kind: "success", text });
  };
};

/**
 * Confirms before signing out (Spec §6 "Logout requires confirmation"). In a free trial that was started from an
 * account, it says that leaving returns to that account.
 */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  useCloseOnNavigation(open, onClose);
  const ownAccount = sessionStore.setAside();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(ownAccount ? "shell.leaveTrialQuestion" : "common.logoutQuestion")}
      confirmLabel={t(ownAccount ? "shell.leaveTrial" : "shell.signOut")}
      cancelLabel={t("shell.stay")}
      onConfirm={() => signOut().then(onClose)}
    >
      {ownAccount ? t("shell.leaveTrialText", { name: ownAccount.userName }) : t("shell.signOutText")}
    </ConfirmDialog>
  );
}
