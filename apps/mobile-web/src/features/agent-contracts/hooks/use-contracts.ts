import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { contractQueries } from "@volado/api-client/query";
import { type ContractKind, type ContractSheet, contractSheet } from "@volado/domain/agency";
import type { MessageKey } from "@volado/domain/errors";
import { useMemo } from "react";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** How far the contracts of a kind have come. Ones that could not be refreshed stay, as `stale`. */
export type Contracts = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | { readonly phase: "content"; readonly sheet: ContractSheet; readonly stale: boolean }
);

/** The player's contracts of one kind, as they stood by the gateway's clock when it told them. */
export const useContracts = (kind: ContractKind): Contracts => {
  const { data, error, isFetching, isRefetchError, refetch } = useQuery(
    contractQueries.list(useClient(), useSession()?.userName, kind),
  );
  const sheet = useMemo(() => data && contractSheet(data.contracts, data.serverTime), [data]);
  const retry = () => refetch();
  if (sheet) return { phase: "content", sheet, stale: isRefetchError, retry };
  if (!error || isFetching) return { phase: "pending", retry };
  return { phase: "failed", messageKey: messageKeyOf(error), retry };
};
