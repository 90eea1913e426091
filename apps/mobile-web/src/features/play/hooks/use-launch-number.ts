import { needsRelaunch } from "@volado/domain/launch";
import { useCallback, useState } from "react";

interface Launches {
  readonly number: number;
  readonly token: string | undefined;
  /** A member asked for the demonstration. */
  readonly practice: boolean;
  /** Somebody was signed in at some time since the page was opened. */
  readonly hadSession: boolean;
}

/**
 * Counts the launches of one page from 1: a new one when the player asks for it, whenever another session
 * is signed in, or none any more, in this tab or another one (Spec §4 "Game launch relaunches"), and when a member
 * changes between the game and its demonstration.
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
