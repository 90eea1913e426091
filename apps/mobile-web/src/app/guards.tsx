import { GameListMode, needsSession } from "@volado/domain";
import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { paths } from "../shared/navigation/paths.ts";
import { loginPath, safeReturnPath } from "../shared/navigation/return-path.ts";
import { useLeft, useSession } from "../shared/session/session-store.ts";
import type { GuardName } from "./routes/route.ts";

export interface GuardedProps {
  guards: readonly GuardName[];
  children: ReactNode;
}

/** Whether a game list's address asks for the collection or the recents. */
const asksForOwnList = (search: string): boolean => {
  const asked = new URLSearchParams(search).get("type");
  return Object.values(GameListMode).some((mode) => mode === asked && needsSession(mode));
};

/**
 * Lets the screen through, or leads elsewhere (Spec §2, §6): guests to login and back, signed-in players away from
 * login, and home who signs out on a protected page.
 */
export function Guarded({ guards, children }: GuardedProps) {
  const session = useSession();
  const left = useLeft();
  const [cameSignedIn] = useState(session !== undefined);
  const { pathname, search, hash } = useLocation();

  const personal = guards.includes("session") || (guards.includes("own-lists") && asksForOwnList(search));
  if (personal && !session) {
    const to = cameSignedIn && left ? paths.home.to() : loginPath(pathname + search + hash);
    return <Navigate to={to} replace />;
  }
  if (guards.includes("guest") && session) {
    const back = new URLSearchParams(search).get("back");
    return <Navigate to={safeReturnPath(back) ?? paths.home.to()} replace />;
  }
  return children;
}
