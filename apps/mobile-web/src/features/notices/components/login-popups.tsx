import { useState } from "react";
import { useSession } from "../../../shared/session/session-store.ts";
import { NoticePopups } from "./notice-popups.tsx";

/**
 * The merchant's popups, shown once each to members on home, immediately after a login (Spec §2 "login popups", §7
 * PU).
 *
 * @param here whether home is visible
 */
export function LoginPopups({ here }: { here: boolean }) {
  const session = useSession();
  const [initialToken] = useState(session?.token);
  if (!session || session.firstTimeLogin) return null;
  return <NoticePopups key={session.token} here={here} atOnce={session.token !== initialToken} />;
}
