import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { LaunchInput } from "@volado/api-client/endpoints";
import { launchQueries } from "@volado/api-client/query";
import { type LaunchDecision, type LaunchTarget, launchDecision, MessageKey } from "@volado/domain";
import { useState } from "react";
import { merchant } from "../../../shared/merchant.ts";
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

/** Opens a game for whoever is signed in now, and anew when that changes (Spec §4). */
export const useLaunch = (target: LaunchTarget): Launch => {
  const client = useClient();
  const session = useSession();
  const [ageConfirmed, setAgeConfirmed] = useState(false);
  const { freePlayNeedsAge } = merchant.policy;
  const decision = launchDecision(target, { viewer: session, freePlayNeedsAge, ageConfirmed });
  const { data, error, isFetching, refetch } = useQuery(
    launchQueries.open(client, session?.userName, launchInput(decision)),
  );

  if (decision.kind === "log-in") return { phase: "log-in" };
  if (decision.kind === "confirm-age") return { phase: "confirm-age", confirm: () => setAgeConfirmed(true) };
  if (isFetching) return { phase: "pending" };
  if (error) return { phase: "failed", messageKey: messageKeyOf(error), retry: refetch };
  if (!data) return { phase: "pending" };
  const url = framableUrl(data.url, { siteOrigin: window.location.origin, hosts: merchant.frameHosts });
  if (!url) return { phase: "failed", messageKey: MessageKey.GameAddressEmpty, retry: refetch };
  return { phase: "open", url, relaunch: refetch };
};
