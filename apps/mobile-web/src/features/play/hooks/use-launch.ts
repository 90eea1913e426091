import { useQuery } from "@tanstack/react-query";
import { launchGame, launchGuestGame } from "@volado/api-client/endpoints";
import { type LaunchDecision, type LaunchTarget, launchDecision, MessageKey } from "@volado/domain";
import { useState } from "react";
import { merchant } from "../../../shared/merchant.ts";
import { messageKeyOf } from "../../../shared/query/message-key-of.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { framableUrl } from "../game-url.ts";

/** How far opening a game has come. */
export type Launch =
  | { readonly phase: "log-in" }
  | { readonly phase: "confirm-age"; readonly confirm: () => void }
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey; readonly retry: () => Promise<unknown> }
  | { readonly phase: "open"; readonly url: URL; readonly relaunch: () => Promise<unknown> };

const callFor = (decision: LaunchDecision) => {
  if (decision.kind === "guest") return { endpoint: launchGuestGame, input: decision.input };
  if (decision.kind === "member" || decision.kind === "lottery") {
    return { endpoint: launchGame, input: decision.input };
  }
  return undefined;
};

/**
 * Opens a game for whoever is signed in now. The identity is part of the key, so the game starts again when the login
 * state changes (Spec §4), and an address is never used twice.
 */
export const useLaunch = (target: LaunchTarget): Launch => {
  const client = useClient();
  const session = useSession();
  const [ageConfirmed, setAgeConfirmed] = useState(false);
  const { freePlayNeedsAge } = merchant.policy;
  const decision = launchDecision(target, { viewer: session, freePlayNeedsAge, ageConfirmed });
  const call = callFor(decision);

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["play", session?.userName, call?.endpoint.id, call?.input] as const,
    queryFn: ({ signal }) => (call ? client.call(call.endpoint, call.input, { signal }) : { url: "" }),
    enabled: call !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (decision.kind === "log-in") return { phase: "log-in" };
  if (decision.kind === "confirm-age") return { phase: "confirm-age", confirm: () => setAgeConfirmed(true) };
  if (isFetching) return { phase: "pending" };
  if (error) return { phase: "failed", messageKey: messageKeyOf(error), retry: refetch };
  if (!data) return { phase: "pending" };
  const url = framableUrl(data.url, window.location.origin);
  if (!url) return { phase: "failed", messageKey: MessageKey.GameAddressEmpty, retry: refetch };
  return { phase: "open", url, relaunch: refetch };
};
