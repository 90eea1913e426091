import { GameListMode, needsSession } from "@volado/domain/games";
import { asksForContracts, isAgent, isTrial, mayFreePlay } from "@volado/domain/member";
import { mustChangePassword } from "@volado/domain/session";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath, safeReturnPath } from "../../../shared/navigation/return-path.ts";
import { showPrompt } from "../../../shared/prompts/prompt-store.ts";
import { useSession, useSignedOut } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import type { GuardName } from "../../routes/route.ts";

export interface GuardedProps {
  guards: readonly GuardName[];
  children: ReactNode;
}

/** Whether a game list's address asks for the collection or the recents. */
const asksForOwnList = (search: string): boolean => {
  const asked = new URLSearchParams(search).get("type");
  return Object.values(GameListMode).some((mode) => mode === asked && needsSession(mode));
};

/** Pages that open with a first password too (docs/decisions/074). */
const openAtFirst: ReadonlySet<string> = new Set(
  [paths.changePassword, paths.help].flatMap(({ patterns }) => patterns),
);

/** Leads away who opened a page for guests although signed in, and says why (Spec §8 "in_logged_login"). */
function AlreadyIn({ to }: { to: string }) {
  const { t } = useTranslation();
  useEffect(() => void showToast({ kind: "info", text: t("common.alreadyLoggedIn") }), [t]);
  return <Navigate to={to} replace />;
}

/** Leads a free account home from a page that rejects it, and says why (Spec §6, §8 "free_reject"). */
function FreeReject() {
  useEffect(() => showPrompt("trial-rejected"), []);
  return <Navigate to={paths.home.to()} replace />;
}

/**
 * Lets the screen through, or leads elsewhere (Spec §2, §6): who still has a first password to its change,
 * guests to login and back, members without contracts or an agency home (and guests too where that is all
 * that is asked), signed-in players away from login (a free trial may end in an account), who may not play for
 * practice away from the free trial, and home who signs out on a protected page.
 */
export function Guarded({ guards, children }: GuardedProps) {
  const session = useSession();
  const left = useSignedOut();
  const [cameWith] = useState(session?.token);
  const { pathname, search, hash } = useLocation();

  if (mustChangePassword(session) && !openAtFirst.has(pathname.replace(/\/+$/, "")))
    return <Navigate to={paths.changePassword.to()} replace />;

  const accountsOnly = guards.includes("real-account");
  const contracts = guards.includes("contracts");
  const personal =
    accountsOnly ||
    contracts ||
    guards.includes("session") ||
    (guards.includes("own-lists") && asksForOwnList(search));
  if (personal && !session) {
    const to = cameWith && left ? paths.home.to() : loginPath(pathname + search + hash);
    return <Navigate to={to} replace />;
  }
  if (accountsOnly && isTrial(session)) return <FreeReject />;
  if ((contracts && !asksForContracts(session)) || (guards.includes("agents") && !isAgent(session)))
    return <Navigate to={paths.home.to()} replace />;
  const freePlay = guards.includes("free-play");
  if (session && (freePlay || guards.includes("no-account"))) {
    const back = new URLSearchParams(search).get("back");
    const to = safeReturnPath(back) ?? paths.home.to();
    if (session.token !== cameWith) return <Navigate to={to} replace />;
    if (freePlay ? !mayFreePlay(session) : !isTrial(session)) return <AlreadyIn to={to} />;
  }
  return children;
}
