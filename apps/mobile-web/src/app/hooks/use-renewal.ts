import { useMutation, useQueryClient } from "@tanstack/react-query";
import { memberMutations, memberQueries } from "@volado/api-client/query";
import { useEffect, useEffectEvent } from "react";
import { useClient } from "../../shared/services/services-context.tsx";
import { useSession } from "../../shared/session/session-store.ts";

/** Minimum milliseconds between two renewals. */
export const RENEW_AFTER_MS = 300_000;

/**
 * Renews the session when the player returns to the page after a while (Spec §7 "member renew"; docs/decisions/053), so
 * that it doesn't expire in use, and an expired session is reported at once rather than on the first tap. A failed
 * renewal is retried on the next return.
 */
export const useRenewal = (): void => {
  const client = useClient();
  const queries = useQueryClient();
  const player = useSession()?.userName;
  const { mutateAsync } = useMutation(memberMutations.renew(client));

  const renew = useEffectEvent(async (): Promise<boolean> => {
    const info = await mutateAsync().catch(() => undefined);
    if (info) queries.setQueryData(memberQueries.info(client, player).queryKey, info);
    return info !== undefined;
  });

  useEffect(() => {
    if (player === undefined) return undefined;
    let renewedAt = Date.now();
    const comeBack = async () => {
      const now = Date.now();
      if (document.visibilityState !== "visible" || now - renewedAt < RENEW_AFTER_MS) return;
      const before = renewedAt;
      renewedAt = now;
      if (!(await renew())) renewedAt = before;
    };
    const listener = () => void comeBack();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, [player]);
};
