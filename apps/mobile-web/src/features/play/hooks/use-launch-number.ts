import { needsRelaunch } from "@volado/domain/launch";
import { useCallback, useState } from "react";

interface Launches {
  readonly number: number;
  readonly token: string | undefined;
  /** Whether a member chose the demo. */
  readonly practice: boolean;
  /** Whether anyone was signed in since the page opened. */
  readonly hadSession: boolean;
}

/**
 * Counts the launches of a page from 1. A new one starts when the player reloads the game, when the session changes
 * or ends in any tab (Spec §4 "Game launch relaunches"), and when a member switches between the game and its demo.
 */
export const useLaunchNumber = (token: string | undefined, practice: boolean) => {
  const [{ number, token: launchedAs, practice: practised, hadSession }, setLaunches] = useState<Launches>({
    number: 1,
    token,
    practice,
    hadSession: token !== undefined,
  });
  if (needsRelaunch(launchedAs, token) || practised !== practice)
    setLaunches({ number: number + 1, token, practice, hadSession: hadSession || token !== undefined });
  const again = useCallback(() => setLaunches((last) => ({ ...last, number: last.number + 1 })), []);
  return { number, hadSession, again };
};
