import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { sessionMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";

/** Begins a free trial: its session, then home (Spec §4). */
export const useTrial = (): {
  readonly start: () => Promise<void>;
  readonly failure: MessageKey | undefined;
} => {
  const { t } = useTranslation();
  const client = useClient();
  const navigate = useNavigate();
  const { mutateAsync, error } = useMutation({ ...sessionMutations.trial(client), meta: { inline: true } });

  const start = async () => {
    try {
      const session = await mutateAsync();
      sessionStore.trialStarted({ ...session, merchantCode: merchant.merchantCode });
      void navigate(paths.home.to(), { replace: true });
      showToast({ kind: "success", text: t("auth.trial.started") });
    } catch {
      // Told by `failure`, beside the button.
    }
  };
  return { start, failure: error ? messageKeyOf(error) : undefined };
};
