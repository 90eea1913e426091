import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import { rewardMutations, rewardQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import type { Money } from "@volado/domain/money";
import { laterRedRain } from "@volado/domain/rewards";
import { useRef, useState } from "react";
import { merchantMoney } from "../../../shared/merchant-money.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/**
 * Outcome of the last tap on an envelope. `unsure` if the response was lost: the next tap requests the same envelope.
 */
export type Opening =
  | { readonly state: "opening" }
  | { readonly state: "changed" }
  | { readonly state: "opened"; readonly amount: Money }
  | { readonly state: "unsure"; readonly messageKey: MessageKey };

/** Prizes of the envelopes opened on this visit, by position. */
export type OpenedPlaces = ReadonlyMap<number, Money>;

const nothingOpened: OpenedPlaces = new Map();

/**
 * Opens envelopes of a rain, one at a time. After a lost response the next tap reuses the idempotency key, so it
 * opens no other.
 */
export const useEnvelopes = (rainId: string) => {
  const client = useClient();
  const queries = useQueryClient();
  const { queryKey } = rewardQueries.redRain(client, useSession()?.userName);
  const { mutateAsync } = useMutation(rewardMutations.openEnvelope(client));
  const key = useRef<string>(undefined);
  const busy = useRef(false);
  const [places, setPlaces] = useState(nothingOpened);
  const [last, setLast] = useState<Opening>();

  const send = async (place: number): Promise<Opening> => {
    key.current ??= newIdempotencyKey();
    try {
      const response = await mutateAsync({ rainId, idempotencyKey: key.current });
      key.current = undefined;
      queries.setQueryData(queryKey, (cached) => laterRedRain(cached, response));
      const amount = response.rain?.openings.at(-1) ?? merchantMoney(0);
      setPlaces((opened) => new Map(opened).set(place, amount));
      return { state: "opened", amount };
    } catch (error) {
      const messageKey = messageKeyOf(error);
      if (messageKey !== "errors.conflict") return { state: "unsure", messageKey };
      key.current = undefined;
      await queries.invalidateQueries({ queryKey });
      return { state: "changed" };
    }
  };

  /** Taps while an envelope is being opened are ignored. */
  const open = async (place: number): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setLast({ state: "opening" });
    setLast(await send(place));
    busy.current = false;
  };
  return { places, last, open } as const;
};
