import { type AgentContract, ContractKind, type ContractList, ContractState } from "@volado/domain/agency";
import { moneyIn, wireAmount, wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireId, wireInstant, wireNumber, wireRequiredText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** Whether a value of any type is not empty (Spec §3 "non-empty means required"). */
const isNotEmpty = (value: unknown): boolean => {
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return typeof value === "string" ? value.trim() !== "" : Boolean(value);
};

const required = z.pipe(z.optional(z.unknown()), z.transform(isNotEmpty));

/** Kinds of contract that await an answer, in display order (Spec §3 "Contract response"). */
export const contractRequestsSchema = z.pipe(
  z.object({ dailysalreqtype: required, divtypecompperiodreq: required, contracthoursalreq: required }),
  z.transform((wire): readonly ContractKind[] => [
    ...(wire.dailysalreqtype ? [ContractKind.DailySalary] : []),
    ...(wire.divtypecompperiodreq ? [ContractKind.Dividend] : []),
    ...(wire.contracthoursalreq ? [ContractKind.HourlySalary] : []),
  ]),
);

export const contractKindSchema = z.enum(ContractKind);

const tier = z.object({
  from: wireAmount,
  activeMembers: wireCount,
  pay: z.union([
    z.object({ type: z.literal("percent"), percent: wireNumber.check(z.positive()) }),
    z.object({ type: z.literal("amount"), amount: wirePositive }),
  ]),
});

/**
 * A contract with its tiers; amounts in major units (decisions B2, W6).
 */
export const contractSchema = z.pipe(
  z.object({
    id: wireId,
    kind: contractKindSchema,
    state: z.enum(ContractState),
    offeredBy: wireRequiredText,
    offeredAt: wireCount,
    answerBefore: wireCount,
    answeredAt: wireInstant,
    validUntil: wireInstant,
    endedAt: wireInstant,
    basis: z.enum(["turnover", "net-loss"]),
    period: z.enum(["hour", "day", "week", "half-month", "month"]),
    currency: wireCurrency,
    // Without one of its tiers the terms would be different, so the whole contract is dropped.
    tiers: z.array(tier).check(
      z.minLength(1),
      z.overwrite((tiers) => tiers.toSorted((a, b) => a.from - b.from)),
    ),
  }),
  z.transform(({ currency, tiers, ...wire }): AgentContract => {
    const money = moneyIn(currency);
    return {
      ...wire,
      tiers: tiers.map(({ from, activeMembers, pay }) => ({
        from: money(from),
        activeMembers,
        pay: pay.type === "amount" ? { ...pay, amount: money(pay.amount) } : pay,
      })),
    };
  }),
);

/** An agent's contracts of one kind, with the gateway's clock. */
export const contractListSchema = z.object({
  serverTime: wireCount,
  contracts: rows(contractSchema),
}) satisfies z.ZodMiniType<ContractList>;
