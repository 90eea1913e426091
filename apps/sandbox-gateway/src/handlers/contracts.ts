import { endpoints } from "@volado/api-client/endpoints";
import { ContractKind } from "@volado/domain/agency";
import { asksForContracts } from "@volado/domain/member";
import { answerOffer, wireContract } from "../contracts/contracts.ts";
import { type Call, sessionOf, transactionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

const MAX_CONTRACTS = 100;

/** The calling member, who may have contracts. @throws Refusal not_permitted for other types */
export const contractHolderOf = (call: Call): string => {
  const { member } = sessionOf(call);
  if (!asksForContracts(member)) throw new Refusal("not_permitted");
  return member.id;
};

export const getContractRequests = defineHandler(endpoints.getContractRequests, async (_request, call) => {
  const waiting = await call.db
    .selectFrom("contracts")
    .select(["kind", "basis", "period"])
    .where("member_id", "=", contractHolderOf(call))
    .where("state", "=", "offered")
    .where("answer_before", ">", call.services.now())
    .execute();
  const of = (requested: ContractKind) => waiting.find(({ kind }) => kind === requested);
  return {
    dailysalreqtype: of(ContractKind.DailySalary)?.basis ?? "",
    divtypecompperiodreq: of(ContractKind.Dividend)?.period ?? "",
    contracthoursalreq: of(ContractKind.HourlySalary)?.basis ?? "",
  };
});

export const listContracts = defineHandler(endpoints.listContracts, async ({ kind }, call) => {
  const { brand } = call.services;
  const now = call.services.now();
  const contracts = call.db
    .selectFrom("contracts")
    .selectAll()
    .where("member_id", "=", contractHolderOf(call));
  const newest = contracts.where("kind", "=", kind).orderBy("offered_at", "desc").orderBy("id");
  const rows = await newest.limit(MAX_CONTRACTS).execute();
  return { serverTime: now, contracts: rows.map((row) => wireContract(row, now, brand)) };
});

export const answerContract = defineHandler(
  endpoints.answerContract,
  async ({ contractId, accept }, call) => {
    const now = call.services.now();
    const memberId = contractHolderOf(call);
    const contract = await answerOffer(transactionOf(call), { memberId, contractId, accept, now });
    return wireContract(contract, now, call.services.brand);
  },
);
