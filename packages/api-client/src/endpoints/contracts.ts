import type { ContractKind } from "@volado/domain/agency";
import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import {
  contractKindSchema,
  contractListSchema,
  contractRequestsSchema,
  contractSchema,
} from "../schemas/contract.schema.ts";
import { noInput } from "../schemas/no-input.ts";
import { wireFlag, wireId } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/**
 * Which contracts an agent is asked to answer (Spec §7 "Daily salary and dividend contract requests GET
 * (COMM3) with token"). `value` has the three fields of Spec §3; each that is not empty is required. Refusal:
 * `not_permitted` (403) for types without contracts (§6).
 */
export const getContractRequests = defineRead({
  id: "getContractRequests",
  path: "/api/agent/contract-requests",
  module: Module.Common,
  access: "session",
  ...noInput,
  response: contractRequestsSchema,
});

/** Which contracts to list. */
export interface ListContractsInput {
  readonly kind: ContractKind;
}

/**
 * An agent's contracts of one kind, the newest offers first and at most 100: what waits, what holds, what is
 * over (Spec §2 /m/member/agent/get…Contract; docs/decisions/119). Refusal: `not_permitted`
 * (403).
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

/** An agent's answer. An offer's terms never change under its id, so the id says what is agreed to. */
export interface AnswerContractInput {
  readonly contractId: string;
  readonly accept: boolean;
}

/**
 * Accept or refuse an offered contract; an accepted one takes the place of the one in force. Answers the
 * contract as it stands then. Refusals: `not_found` (404) for another agent's, `conflict` (409) when it can't
 * be answered any more, `not_permitted` (403).
 */
export const answerContract = defineKeyed({
  id: "answerContract",
  path: "/api/agent/contracts/answer",
  module: Module.Common,
  request: z.object({ contractId: wireId, accept: wireFlag }),
  encode: (input: AnswerContractInput) => input,
  response: contractSchema,
});
