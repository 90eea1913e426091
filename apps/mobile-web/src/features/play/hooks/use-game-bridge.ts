import { useQueryClient } from "@tanstack/react-query";
import { memberQueries, recentQueries } from "@volado/api-client/query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { goBack } from "../../../shared/navigation/close-on-back.ts";
import { leftGame } from "../../../shared/navigation/left-game.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { isSessionEnded } from "../../../shared/query/global-failures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import type { GameMessage } from "../game-message.ts";

/** The router numbers the entries of a visit in the history state, from 0. */
const behindSchema = z.object({ idx: z.number().check(z.positive()) });

/** Leaves the game: back to the previous page, or home if there is none. Repeated calls are ignored. */
export const useGameExit = (): (() => void) => {
  const navigate = useNavigate();
  const leaving = useRef(false);
  return useCallback(() => {
    if (leaving.current) return;
    leaving.current = true;
    if (behindSchema.safeParse(window.history.state).success) goBack();
    else void navigate(paths.home.to(), { replace: true });
  }, [navigate]);
};

/**
 * Checks with the gateway whether the session is still valid: a frame's message alone must not sign the player out. If
 * it has ended, the client handles it as after any other call; without a response it counts as valid.
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
      return !isSessionEnded(error);
    }
  }, [client, queries, player]);
};

/** Minimum interval between balance refetches, however fast rounds follow. */
const BALANCE_INTERVAL_MS = 1000;

/** Refetches data that a game changed: the balance after a round, the recents when the player leaves. */
export const useGameEffects = (): { readonly balanceChanged: () => void } => {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changed = useRef(false);

  const balanceChanged = useCallback(() => {
    changed.current = true;
    if (timer.current !== undefined) return;
    const refetch = () => {
      timer.current = undefined;
      if (!changed.current) return;
      changed.current = false;
      timer.current = setTimeout(refetch, BALANCE_INTERVAL_MS);
      void queries.invalidateQueries({ queryKey: memberQueries.root });
    };
    refetch();
  }, [queries]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: memberQueries.root });
      void queries.invalidateQueries({ queryKey: recentQueries.root });
    },
    [queries],
  );
  return { balanceChanged };
};

interface GameBridgeOptions {
  /** Number of the current launch. */
  readonly launch: number;
  /** Whether a member's demo game is open. */
  readonly practice: boolean;
  readonly exit: () => void;
}

/** Handles the messages of the open game (docs/game-bridge.md). */
export const useGameBridge = ({ launch, practice, exit }: GameBridgeOptions) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { balanceChanged } = useGameEffects();
  const isSessionValid = useSessionCheck();
  const [spokeInLaunch, setSpokeInLaunch] = useState<number>();
  const [closedInLaunch, setClosedInLaunch] = useState<number>();
  const checkedInLaunch = useRef<number>(undefined);
  const address = pathname + search;

  // Replaces this entry: after the login the game reopens here, and exit leads to the page before it.
  const logIn = () => void navigate(loginPath(address), { replace: true });
  const deposit = () => {
    if (!session || practice) return;
    leftGame.set(address);
    void navigate(paths.deposit.to());
  };
  const relogin = async () => {
    // The end of a member's demo game says nothing about the session.
    if (practice) return exit();
    if (!session) return logIn();
    if (checkedInLaunch.current === launch) return;
    checkedInLaunch.current = launch;
    if (await isSessionValid()) setClosedInLaunch(launch);
  };

  const onMessage = (message: GameMessage) => {
    setSpokeInLaunch(launch);
    if (message === "balance") balanceChanged();
    if (message === "exit") exit();
    if (message === "deposit") deposit();
    if (message === "relogin") void relogin();
  };
  return {
    onMessage,
    logIn,
    /** Whether the game has sent a message in this launch. */
    hasSpoken: spokeInLaunch === launch,
    /** Whether the game reported the end of its session while the player's is valid: it can be reloaded. */
    closed: closedInLaunch === launch,
  };
};
