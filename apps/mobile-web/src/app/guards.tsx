import type { ReactNode } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { paths } from "../shared/navigation/paths.ts";
import { loginPath, safeReturnPath } from "../shared/navigation/return-path.ts";
import { useSession } from "../shared/session/session-store.ts";
import type { GuardName } from "./routes/route.ts";

/** Lets the screen through, or leads elsewhere: guests to login and back, signed-in players away from login (Spec §2, §6). */
export function Guarded({ guards, children }: { guards: readonly GuardName[]; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();

  if (guards.includes("session") && !session) {
    return <Navigate to={loginPath(pathname + search + hash)} replace />;
  }
  if (guards.includes("guest") && session) {
    return <Navigate to={safeReturnPath(query.get("back")) ?? paths.home.to()} replace />;
  }
  return children;
}
