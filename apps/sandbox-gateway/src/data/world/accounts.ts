import type { ContractBasis, ContractKind, ContractPeriod } from "@volado/domain/agency";
import { MemberType } from "@volado/domain/member";
import type { Insertable } from "kysely";
import type { ContractTierRow } from "../schema/money.ts";
import type { Schema } from "../schema.ts";

const PESO = 100;

/** Steps of a contract that pays a share of bets or losses. */
const shares = (...rows: readonly (readonly [from: number, members: number, percent: number])[]) =>
  rows.map(([from, members, percent]): ContractTierRow => {
    return { from: from * PESO, members, pay: { share: Math.round(percent * 100) } };
  });

const amounts = (...rows: readonly (readonly [from: number, members: number, pesos: number])[]) =>
  rows.map(([from, members, pesos]): ContractTierRow => {
    return { from: from * PESO, members, pay: { amount: pesos * PESO } };
  });

const terms = (basis: ContractBasis, period: ContractPeriod, tiers: readonly ContractTierRow[]) => {
  return { basis, period, tiers };
};

/** Contract terms that the sandbox's uplines offer. */
export const offeredTerms = {
  "daily-salary": terms("turnover", "day", shares([50_000, 5, 0.3], [150_000, 10, 0.5], [500_000, 25, 0.8])),
  dividend: terms("net-loss", "half-month", shares([20_000, 5, 8], [100_000, 12, 12], [400_000, 30, 18])),
  "hourly-salary": terms("turnover", "hour", amounts([10_000, 3, 40], [40_000, 8, 180], [120_000, 15, 600])),
} satisfies Record<ContractKind, unknown>;

const firstSalary = terms("turnover", "day", shares([60_000, 6, 0.2], [200_000, 12, 0.4]));

/** The upline that offers all of them. */
export const CONTRACT_UPLINE = "corredor";

/** Days count back from the moment of seeding; negative days lie ahead. */
const contract = (
  username: string,
  kind: ContractKind,
  state: Schema["contracts"]["state"],
  terms: (typeof offeredTerms)[ContractKind],
  days: Record<"offered" | "answerBefore", number> &
    Partial<Record<"answered" | "validUntil" | "ended", number>>,
) => ({ username, kind, state, terms, ...days });

const waiting = (kind: ContractKind) =>
  contract("socia", kind, "offered", offeredTerms[kind], { offered: 1, answerBefore: -30 });

const dailySalary = offeredTerms["daily-salary"];
const { dividend } = offeredTerms;
const lowDividend = { ...dividend, tiers: shares([50_000, 8, 6]) };
const dividendDays = { offered: 121, answerBefore: 114, answered: 120, validUntil: 30, ended: 30 };

/** One agent with past and active contracts, one with a pending offer of every kind. */
export const seedContracts = [
  contract("agente", "daily-salary", "refused", firstSalary, { offered: 70, answerBefore: 63, answered: 68 }),
  contract("agente", "daily-salary", "active", dailySalary, { offered: 41, answerBefore: 34, answered: 40 }),
  contract("agente", "dividend", "ended", dividend, dividendDays),
  contract("agente", "dividend", "withdrawn", lowDividend, { offered: 140, answerBefore: 133, ended: 139 }),
  contract("socia", "daily-salary", "active", firstSalary, { offered: 91, answerBefore: 84, answered: 90 }),
  waiting("daily-salary"),
  waiting("dividend"),
  waiting("hourly-salary"),
];

const texts = (ES: string, EN: string): string => JSON.stringify({ ES, EN });

type Method = Insertable<Schema["deposit_methods"]>;

/** `pesos` are minimum, maximum and quick amounts. */
const method = (id: string, kind: Method["kind"], name: string, pesos: string, hours: number): Method => {
  const [min = 0, max = 0, ...quick] = pesos.split(" ").map((amount) => Number(amount) * PESO);
  const [quick_amounts, minutes_to_pay] = [JSON.stringify(quick), hours * 60];
  return { id, kind, name, min, max, quick_amounts, minutes_to_pay, sort: 0, enabled: true };
};

/** Deposit methods of the brand's demo merchant. Bank and account are invented. */
export const seedDepositMethods: readonly Method[] = [
  {
    ...method("spei", "transfer", texts("{{transfer}}", "{{transfer}}"), "100 50000 200 500 1000 5000", 24),
    bank: "Banco de {{brand}} (demo)",
    holder: "{{brand}} Demo S.A.",
    account: "999180000123456782",
  },
  method("cash", "voucher", texts("Efectivo en tienda", "Cash at a shop"), "50 10000 100 200 500 1000", 72),
  method("card", "redirect", texts("Tarjeta o monedero", "Card or wallet"), "50 20000 100 200 500 2000", 1),
].map((row, sort) => ({ ...row, sort }));

/** Limits in pesos. */
const bonus = (id: string, title: string, percent: number, rollover: number, min: number, max: number) => {
  const [min_deposit, max_bonus] = [min * PESO, max * PESO];
  return { id, title, percent, rollover, min_deposit, max_bonus };
};

export const seedDepositBonuses: readonly Insertable<Schema["deposit_bonuses"]>[] = [
  bonus("reload-50", texts("Recarga 50 %", "50% reload"), 50, 10, 200, 1_000),
  bonus("light-10", texts("Extra ligero 10 %", "Light 10% extra"), 10, 2, 100, 500),
].map((row, sort) => ({ ...row, sort, enabled: true }));

/** Every demo account's password. Public on purpose: the sandbox holds play money only. */
export const DEMO_PASSWORD = "Volado2026";

export const DEMO_PAYMENT_PASSWORD = "202612";

/** A demo account's e-mail address; trial accounts have none. */
export const demoEmail = ({ username, type }: Readonly<{ username: string; type: number }>) =>
  type === MemberType.Trial ? null : `${username}@example.com`;

/** A demo account: its row in the database, and its balance in centavos. */
const ordinary = {
  club_label: null as string | null,
  balance: 0,
  portal: "site" as Schema["members"]["portal"],
  disabled: false,
  first_time_login: false,
  joinedDaysAgo: 0,
};

/**
 * `words` are username, invitation code and an optional mobile number without the brand's dialling code; `purpose` is
 * one sentence for README, start-up and console.
 */
const account = (words: string, type: number, purpose: string, more: Partial<typeof ordinary> = {}) => {
  const [username = "", invitation_code = "", mobile = null] = words.split(" ");
  const nickname = `${username.charAt(0).toUpperCase()}${username.slice(1)}`;
  return { ...ordinary, username, invitation_code, mobile, nickname, type, purpose, ...more };
};

const { Member, Agent, SeniorAgent, NonAgent, Trial } = MemberType;

/** The demo accounts; the last three show the refusals of the login (Spec §8). */
export const seedAccounts = [
  account("jugador JUGADOR1 5512345678", Member, "ordinary member with a VIP label", {
    club_label: "VIP Plata",
    balance: 500_000,
  }),
  account("agente AGENTE01 5523456789", Agent, "agent with over 2,000 downlines", {
    balance: 1_250_000,
    joinedDaysAgo: 240,
  }),
  account("socia SOCIA001 5578901234", Agent, "agent whom a contract request of every kind waits for", {
    balance: 320_000,
  }),
  account("prueba PRUEBA01", Trial, "trial account", { balance: 100_000 }),
  account("nueva NUEVA001 5567890123", Member, "must change the first password before anything else", {
    balance: 50_000,
    first_time_login: true,
  }),
  account(
    "corredor CORRED01 5534567890",
    SeniorAgent,
    "comes in only by the agent login (agents_only elsewhere)",
    {
      portal: "agents",
    },
  ),
  account("externo EXTERN01 5545678901", NonAgent, "is no member of the site (non_member)", {
    portal: "none",
  }),
  account("suspendido SUSPEN01 5556789012", Member, "disabled (account_disabled)", { disabled: true }),
];
