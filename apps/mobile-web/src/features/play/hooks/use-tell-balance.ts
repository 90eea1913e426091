import { useQuery } from "@tanstack/react-query";
import { memberQueries } from "@volado/api-client/query";
import { type RefObject, useEffect } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { siteMessage } from "../game-message.ts";

/**
 * Tells the game that has loaded of the balance whenever the site reads another one (docs/game-bridge.md). Asks for
 * nothing itself: the bar's balance does.
 */
export const useTellBalance = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  loaded: boolean,
): void => {
  const wallet = memberQueries.wallet(useClient(), useSession()?.userName);
  const { data } = useQuery({ ...wallet, enabled: false });
  const balance = data?.total;
  useEffect(() => {
    if (!loaded || origin === undefined || balance === undefined) return;
    frame.current?.contentWindow?.postMessage(siteMessage(balance), origin);
  }, [frame, origin, loaded, balance]);
};
