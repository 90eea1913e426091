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

/**
 * Lets the screen through, or leads elsewhere (Spec §2, §6): guests to login and back, signed-in players away from
 * login, and home who signs out on a protected page.
 */
export function Guarded({ guards, children }: GuardedProps) {
  const session = useSession();
  const left = useLeft();
  const [cameSignedIn] = useState(session !== undefined);
  const { pathname, search, hash } = useLocation();

  if (guards.includes("session") && !session) {
    const to = cameSignedIn && left ? paths.home.to() : loginPath(pathname + search + hash);
    return <Navigate to={to} replace />;
  }
  if (guards.includes("guest") && session) {
    const back = new URLSearchParams(search).get("back");
    return <Navigate to={safeReturnPath(back) ?? paths.home.to()} replace />;
  }
  return children;
}
