import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { showPrompt } from "../../../shared/prompts/prompt-store.ts";
import { useSession, useSignedOut } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import type { GuardName } from "../../routes/route.ts";
import { type Detour, detourOf } from "./detour.ts";

export interface GuardedProps {
  guards: readonly GuardName[];
  children: ReactNode;
}

/** Leads elsewhere, and says why (Spec §6, §8 "in_logged_login", "free_reject"). */
function Led({ to, says }: Detour) {
  const { t } = useTranslation();
  useEffect(() => {
    if (says === "trial-rejected") showPrompt(says);
    else if (says) showToast({ kind: "info", text: t("common.alreadyLoggedIn") });
  }, [says, t]);
  return <Navigate to={to} replace />;
}

/** Lets the screen through, or leads where the page's guards say. */
export function Guarded({ guards, children }: GuardedProps) {
  const session = useSession();
  const signedOut = useSignedOut();
  const [cameWith] = useState(session?.token);
  const detour = detourOf(guards, { ...useLocation(), session, cameWith, signedOut });
  return detour ? <Led {...detour} /> : children;
}
