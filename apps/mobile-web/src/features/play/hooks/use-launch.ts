import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { LaunchInput } from "@volado/api-client/endpoints";
import { launchQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import { type LaunchDecision, type LaunchTarget, launchDecision } from "@volado/domain/launch";
import { useState } from "react";
import { lazyMerchantConfig } from "../../../shared/lazy-merchant-config.ts";
import { merchant } from "../../../shared/merchant.ts";
import { framableUrl } from "../../../shared/play/framable-url.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession, useSignedOut } from "../../../shared/session/session-store.ts";
import { useLaunchNumber } from "./use-launch-number.ts";

/** State of a launch. */
export type LaunchState =
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
