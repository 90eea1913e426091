import { logout } from "@volado/api-client/endpoints";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { useServices } from "../../../shared/services/services-context.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";

/**
 * Signs out in the specification's order (§4): the call with the token, then everything of the session is
 * cleared, then home. A failing call changes nothing about that: a player who wants out gets out.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  const { client, reporter } = useServices();
  const navigate = useNavigate();
  return async () => {
    try {
      await client.call(logout, undefined);
    } catch (error) {
      reporter.report(error, { at: "logout" });
    }
    sessionStore.signedOut();
    void navigate(paths.home.to());
    showToast({ kind: "success", text: t("shell.signedOut") });
  };
};
