import type { ContractKind } from "@volado/domain/agency";
import { defineKeyed, defineRead, Module, noInput } from "../core/endpoint.ts";
import {
  contractKindSchema,
  contractListSchema,
  contractRequestsSchema,
  contractSchema,
} from "../schemas/contract.schema.ts";
import { wireFlag, wireId } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/**
 * Kinds of contract that await the agent's answer (Spec §7 "Daily salary and dividend contract requests GET
 * (COMM3) with token"). `value` has the three fields of Spec §3; a non-empty one needs an answer. Refusal:
 * `not_permitted` (403) for account types without contracts (§6).
 */
export const getContractRequests = defineRead({
  id: "getContractRequests",
  path: "/api/agent/contract-requests",
  module: Module.Common,
  access: "session",
  ...noInput,
  response: contractRequestsSchema,
});

export interface ListContractsInput {
  readonly kind: ContractKind;
}

/**
 * An agent's contracts of one kind, newest offer first, at most 100: offered, in force or ended (Spec §2
 * /m/member/agent/get…Contract; docs/decisions/119). Refusal: `not_permitted` (403).
 */
export const listContracts = defineRead({
  id: "listContracts",
  path: "/api/agent/contracts",
  module: Module.Common,
  access: "session",
  request: z.object({ kind: contractKindSchema }),
  encode: (input: ListContractsInput) => input,
  response: contractListSchema,
});

/** An agent's answer. Terms never change under an id, so the id identifies what is agreed to. */
export interface AnswerContractInput {
  readonly contractId: string;
  readonly accept: boolean;
}

/**
 * Accept or refuse an offered contract. An accepted one replaces the one in force. Returns the updated contract.
 * Refusals: `not_found` (404) for another agent's, `conflict` (409) if it can no longer be answered,
 * `not_permitted` (403).
 */
export const answerContract = defineKeyed({
  id: "answerContract",
  path: "/api/agent/contracts/answer",
  module: Module.Common,
  request: z.object({ contractId: wireId, accept: wireFlag }),
  encode: (input: AnswerContractInput) => input,
  response: contractSchema,
});
