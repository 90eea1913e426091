import { queryOptions } from "@tanstack/react-query";
import type { ContractKind } from "@volado/domain/agency";
import type { Client } from "../core/client.ts";
import { answerContract, getContractRequests, listContracts } from "../endpoints/contracts.ts";
import { keyedMutation } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** An agent's contracts. Disabled without an identity. */
export const contractQueries = {
  root: ["contracts"] as const,

  /** Kinds of contract that await the agent's answer. */
  requests: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getContractRequests, {
      queryKey: [...contractQueries.root, identity, "requests"],
      staleTime: StaleTime.ContractRequests,
    }),

  /** Contracts of one kind. */
  list: (client: Client, identity: string | undefined, kind: ContractKind) =>
    queryOptions({
      queryKey: [...contractQueries.root, identity, "list", { kind }] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(listContracts, fields, { signal }),
      staleTime: StaleTime.Contracts,
      enabled: identity !== undefined,
    }),
};

export const contractMutations = {
  answer: (client: Client) =>
    keyedMutation(client, answerContract, {
      mutationKey: [...contractQueries.root, "answer"],
      meta: { invalidates: [contractQueries.root], inline: true },
    }),
};
