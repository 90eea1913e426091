import { logout } from "@volado/api-client/endpoints";
import { limits } from "@volado/config";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { useServices } from "../../../shared/services/services-context.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { showLoading } from "../../../shared/toast/show-loading.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";

/**
 * Signs out in the specification's order (§4): a loading message, the call with the token, then session, token, trial
 * user and autoLogin are cleared (what is kept of the member goes with the session: use-session-watch.ts), then home.
 * A failing call changes nothing about that: a player who wants out gets out.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  const { client, reporter } = useServices();
  const navigate = useNavigate();
  return async () => {
    const endLoading = showLoading(t("common.loading"), limits.toast.untilDone);
    try {
      await client.call(logout, undefined);
    } catch (error) {
      reporter.report(error, { at: "logout" });
    }
    endLoading();
    sessionStore.signedOut();
    void navigate(paths.home.to());
    showToast({ kind: "success", text: t("shell.signedOut") });
  };
};
