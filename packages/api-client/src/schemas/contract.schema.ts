import {
  type AgentContract,
  ContractKind,
  type ContractList,
  ContractState,
  type ContractTier,
} from "@volado/domain";
import { wireAmount, wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireId, wireInstant } from "./primitives.ts";
import { rows } from "./rows.ts";
import { wireSome, wireWord } from "./words.ts";
import { z } from "./z.ts";

/** Something said, whatever its type: text, number, list or record that isn't empty (Spec §3 "non-empty means required"). */
const isSomething = (value: unknown): boolean => {
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return typeof value === "string" ? value.trim() !== "" : Boolean(value);
};

const required = z.pipe(z.optional(z.unknown()), z.transform(isSomething));

/** Which kinds of contract wait for an answer, in the order of asking (Spec §3 "Contract response"). */
export const contractRequestsSchema = z.pipe(
  z.object({ dailysalreqtype: required, divtypecompperiodreq: required, contracthoursalreq: required }),
  z.transform((wire): readonly ContractKind[] => [
    ...(wire.dailysalreqtype ? [ContractKind.DailySalary] : []),
    ...(wire.divtypecompperiodreq ? [ContractKind.Dividend] : []),
    ...(wire.contracthoursalreq ? [ContractKind.HourlySalary] : []),
  ]),
);

const kind = wireWord({
  DAILY_SALARY: ContractKind.DailySalary,
  DIVIDEND: ContractKind.Dividend,
  HOUR_SALARY: ContractKind.HourlySalary,
});

const state = wireWord({
  OFFERED: ContractState.Offered,
  ACTIVE: ContractState.Active,
  REFUSED: ContractState.Refused,
  LAPSED: ContractState.Lapsed,
  WITHDRAWN: ContractState.Withdrawn,
  ENDED: ContractState.Ended,
});

const basis = wireWord({ TURNOVER: "turnover", NET_LOSS: "net-loss" });

const period = wireWord({
  HOUR: "hour",
  DAY: "day",
  WEEK: "week",
  HALF_MONTH: "half-month",
  MONTH: "month",
});

/** Names of the kinds as the gateway spells them. */
export const wireKindOf = {
  [ContractKind.DailySalary]: "DAILY_SALARY",
  [ContractKind.Dividend]: "DIVIDEND",
  [ContractKind.HourlySalary]: "HOUR_SALARY",
} as const satisfies Record<ContractKind, z.input<typeof kind>>;

/** A kind as the gateway spells it. */
export const wireKindSchema = z.enum(Object.values(wireKindOf));

const tier = z.pipe(
  z.union([
    z.object({ from: wireAmount, members: wireCount, rate: wirePositive }),
    z.object({ from: wireAmount, members: wireCount, amount: wirePositive }),
  ]),
  z.transform(
    (wire): ContractTier => ({
      from: wire.from,
      activeMembers: wire.members,
      pay: "rate" in wire ? { type: "percent", percent: wire.rate } : { type: "amount", amount: wire.amount },
    }),
  ),
);

/** One contract: kind, where it stands, who offers it, until when, and its tiers; amounts in major units (decisions B2, W6). */
export const contractSchema = z.pipe(
  z.object({
    id: wireId,
    kind,
    status: state,
    offeredBy: wireSome,
    offeredAt: wireCount,
    answerBefore: wireCount,
    answeredAt: wireInstant,
    endDate: wireInstant,
    endedAt: wireInstant,
    basis,
    settlement: period,
    currency: wireCurrency,
    // Terms with a tier missing would be other terms: a contract stands whole or not at all.
    tiers: z.array(tier).check(z.minLength(1)),
  }),
  z.transform(
    ({ status, endDate, settlement, tiers, ...wire }): AgentContract => ({
      ...wire,
      state: status,
      validUntil: endDate,
      period: settlement,
      tiers: tiers.toSorted((a, b) => a.from - b.from),
    }),
  ),
);

/** An agent's contracts of one kind, with the gateway's clock. */
export const contractListSchema = z.pipe(
  z.object({ serverTime: wireCount, list: rows(contractSchema) }),
  z.transform((wire): ContractList => ({ contracts: wire.list, serverTime: wire.serverTime })),
);
