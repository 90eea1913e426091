import { useQueryClient } from "@tanstack/react-query";
import { memberQueries, recentQueries } from "@volado/api-client/query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { leftGame } from "../../../shared/play/left-game.ts";
import { saysSessionEnded } from "../../../shared/query/global-failures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import type { GameMessage } from "../game-message.ts";

/**
 * Asks the gateway whether the session is still good: a frame's word alone signs nobody out. Where it is over, the
 * client ends it like after any other call; without an answer it counts as good.
 */
const useSessionCheck = (): (() => Promise<boolean>) => {
  const client = useClient();
  const queries = useQueryClient();
  const player = useSession()?.userName;
  return useCallback(async () => {
    try {
      await queries.fetchQuery({ ...memberQueries.wallet(client, player), staleTime: 0 });
      return true;
    } catch (error) {
      return !saysSessionEnded(error);
    }
  }, [client, queries, player]);
};

/** Milliseconds between two looks at the balance, however fast a game tells of rounds. */
const LOOK_EVERY_MS = 1000;

/** Tells the rest of the site what a game changed: the balance after a round, the recents when the player leaves. */
export const useGameEffects = (): { readonly balanceMoved: () => void } => {
  const queries = useQueryClient();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moved = useRef(false);

  const balanceMoved = useCallback(() => {
    moved.current = true;
    if (resting.current !== undefined) return;
    const look = () => {
      resting.current = undefined;
      if (!moved.current) return;
      moved.current = false;
      resting.current = setTimeout(look, LOOK_EVERY_MS);
      void queries.invalidateQueries({ queryKey: memberQueries.root });
    };
    look();
  }, [queries]);

  useEffect(
    () => () => {
      clearTimeout(resting.current);
      resting.current = undefined;
      void queries.invalidateQueries({ queryKey: memberQueries.root });
      void queries.invalidateQueries({ queryKey: recentQueries.root });
    },
    [queries],
  );
  return { balanceMoved };
};

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
