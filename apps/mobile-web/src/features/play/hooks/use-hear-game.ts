import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { leftGame } from "../../../shared/play/left-game.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import type { GameMessage } from "../game-message.ts";
import { useGameEffects } from "./use-game-effects.ts";
import { useSessionCheck } from "./use-session-check.ts";

export interface HeardGame {
  /** Counts the launches of the page. */
  readonly launch: number;
  /** A member's demonstration is open. */
  readonly practice: boolean;
  readonly exit: () => void;
}

/** What the site does when the open game speaks (docs/game-bridge.md). */
export const useHearGame = ({ launch, practice, exit }: HeardGame) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { balanceMoved } = useGameEffects();
  const stillSignedIn = useSessionCheck();
  const [spokeIn, setSpokeIn] = useState<number>();
  const [closedIn, setClosedIn] = useState<number>();
  const askedIn = useRef<number>(undefined);
  const address = pathname + search;

  // In place of this page: after login it stands here again, and its way out leads to the page before.
  const logIn = () => void navigate(loginPath(address), { replace: true });
  const deposit = () => {
    if (!session || practice) return;
    leftGame.keep(address);
    void navigate(paths.deposit.to());
  };
  const relogin = async () => {
    // A member's demonstration that came to its end says nothing of the session.
    if (practice) return exit();
    if (!session) return logIn();
    if (askedIn.current === launch) return;
    askedIn.current = launch;
    if (await stillSignedIn()) setClosedIn(launch);
  };

  const hear = (message: GameMessage) => {
    setSpokeIn(launch);
    if (message === "balance") balanceMoved();
    if (message === "exit") exit();
    if (message === "deposit") deposit();
    if (message === "relogin") void relogin();
  };
  return {
    hear,
    logIn,
    /** The game has said something since it was opened. */
    spoke: spokeIn === launch,
    /** The game says that its session is over, but the player's isn't: it can be opened anew. */
    closed: closedIn === launch,
  };
};
