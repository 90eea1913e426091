import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ContractKind } from "@volado/domain/agency";
import type { Client } from "../core/client.ts";
import {
  type AnswerContractInput,
  answerContract,
  getContractRequests,
  listContracts,
} from "../endpoints/contracts.ts";
import * as StaleTime from "./stale-times.ts";

/** An answer, and the key under which it is the same one however often it is sent. */
export interface ContractAnswer extends AnswerContractInput {
  readonly idempotencyKey: string;
}

/** Queries about an agent's contracts. Without an identity they wait. */
export const contractQueries = {
  root: ["contracts"] as const,

  /** The kinds that wait for an answer. */
  requests: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...contractQueries.root, identity, "requests"] as const,
      queryFn: ({ signal }) => client.call(getContractRequests, undefined, { signal }),
      staleTime: StaleTime.ContractRequests,
      enabled: identity !== undefined,
    }),

  /** The contracts of one kind. */
  list: (client: Client, identity: string | undefined, kind: ContractKind) =>
    queryOptions({
      queryKey: [...contractQueries.root, identity, "list", { kind }] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(listContracts, fields, { signal }),
      staleTime: StaleTime.Contracts,
      enabled: identity !== undefined,
    }),
};

/** Answering an offer. */
export const contractMutations = {
  answer: (client: Client) =>
    mutationOptions({
      mutationKey: [...contractQueries.root, "answer"],
      mutationFn: ({ idempotencyKey, ...input }: ContractAnswer) =>
        client.call(answerContract, input, { idempotencyKey }),
      meta: { invalidates: [contractQueries.root], inline: true },
    }),
};
