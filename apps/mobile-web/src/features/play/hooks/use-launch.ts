import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { LaunchInput } from "@volado/api-client/endpoints";
import { launchQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import { type LaunchDecision, type LaunchTarget, launchDecision, needsRelaunch } from "@volado/domain/launch";
import { useCallback, useState } from "react";
import { lazyMerchantConfig } from "../../../shared/lazy-merchant-config.ts";
import { merchant } from "../../../shared/merchant.ts";
import { framableUrl } from "../../../shared/navigation/framable-url.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession, useSignedOut } from "../../../shared/session/session-store.ts";

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
const useLaunchNumber = (token: string | undefined, practice: boolean) => {
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

type LaunchState =
  | { readonly phase: "log-in" }
  /** The player signed out, in any tab, and the game has no demo. */
  | { readonly phase: "left" }
  | { readonly phase: "confirm-age"; readonly confirm: () => void }
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | {
      readonly phase: "open";
      readonly url: URL;
      /** The game's name, if the gateway returns it. */
      readonly name: string | undefined;
    };

export interface Launch {
  readonly state: LaunchState;
  /** Counts the launches from 1. */
  readonly number: number;
  /** Requests a new URL from the gateway. */
  readonly again: () => void;
}

const launchInput = (decision: LaunchDecision): LaunchInput | undefined => {
  switch (decision.kind) {
    case "guest":
    case "member":
      return decision.input;
    case "lottery":
      return { ...decision.input, lottery: decision.lottery };
    default:
      return undefined;
  }
};

/**
 * Opens a game for the current visitor, and again when the session changes (Spec §4). With `practice` a member gets
 * the demo, if there is one (Spec §6 "free play").
 */
export const useLaunch = (target: LaunchTarget, practice = false): Launch => {
  const client = useClient();
  const session = useSession();
  const signedOut = useSignedOut();
  const { number, hadSession, again } = useLaunchNumber(session?.token, practice);
  const [ageConfirmed, setAgeConfirmed] = useState(false);
  const { freePlayNeedsAge } = merchant.policy;
  const lotteries = merchant.vendors.lottery;
  const conditions = { viewer: session, freePlayNeedsAge, ageConfirmed, practice, lotteries };
  const decision = launchDecision(target, conditions);
  // An expired session needs a new login, even if there is a demo.
  const expired = hadSession && !session && !signedOut;
  const input = expired ? undefined : launchInput(decision);
  const player = decision.kind === "guest" ? undefined : session?.userName;
  const answer = asyncState(useQuery(launchQueries.open(client, player, input, number)));

  const state = (): LaunchState => {
    if (expired) return { phase: "log-in" };
    if (decision.kind === "log-in") return { phase: hadSession ? "left" : "log-in" };
    if (decision.kind === "confirm-age")
      return { phase: "confirm-age", confirm: () => setAgeConfirmed(true) };
    if (answer.phase === "pending") return { phase: "pending" };
    if (answer.phase === "failed") return { phase: "failed", messageKey: messageKeyOf(answer.error) };
    const url = framableUrl(answer.data.url, {
      siteOrigin: window.location.origin,
      hosts: lazyMerchantConfig.frameHosts,
    });
    return url
      ? { phase: "open", url, name: answer.data.name }
      : { phase: "failed", messageKey: MessageKey.GameAddressEmpty };
  };
  return { state: state(), number, again };
};
