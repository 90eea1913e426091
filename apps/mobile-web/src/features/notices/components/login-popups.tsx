import { useState } from "react";
import { useSession } from "../../../shared/session/session-store.ts";
import { NoticePopups } from "./notice-popups.tsx";

/**
 * The merchant's popups, which members meet on home, at once after a login (Spec §2 "login popups", §7 PU).
 * Each is shown once.
 *
 * @param here whether home is on show
 */
export function LoginPopups({ here }: { here: boolean }) {
  const session = useSession();
  const [first] = useState(session?.token);
  if (!session || session.firstTimeLogin) return null;
  return <NoticePopups key={session.token} here={here} atOnce={session.token !== first} />;
}
