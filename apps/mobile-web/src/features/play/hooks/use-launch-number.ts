import { needsRelaunch } from "@volado/domain/launch";
import { useCallback, useState } from "react";

interface Launches {
  readonly number: number;
  readonly token: string | undefined;
  /** Somebody was signed in at some time since the page was opened. */
  readonly hadSession: boolean;
}

/**
 * Counts the launches of one page from 1: a new one when the player asks for it, and whenever another session
 * is signed in, or none any more, in this tab or another one (Spec §4 "Game launch relaunches").
 */
export const useLaunchNumber = (token: string | undefined) => {
  const [{ number, token: launchedAs, hadSession }, setLaunches] = useState<Launches>({
    number: 1,
    token,
    hadSession: token !== undefined,
  });
  if (needsRelaunch(launchedAs, token))
    setLaunches({ number: number + 1, token, hadSession: hadSession || token !== undefined });
  const again = useCallback(() => setLaunches((last) => ({ ...last, number: last.number + 1 })), []);
  return { number, hadSession, again };
};
