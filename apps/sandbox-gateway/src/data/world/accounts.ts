import type { ContractBasis, ContractKind, ContractPeriod } from "@volado/domain/agency";
import { MemberType } from "@volado/domain/member";
import type { Insertable } from "kysely";
import type { ContractTierRow } from "../schema/money.ts";
import type { Schema } from "../schema.ts";

/** What a contract of a kind says. */
interface ContractTerms {
  readonly basis: ContractBasis;
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTierRow[];
}

const PESO = 100;

const shares = (...rows: readonly (readonly [from: number, members: number, percent: number])[]) =>
  rows.map(([from, members, percent]) => ({
    from: from * PESO,
    members,
    pay: { share: Math.round(percent * 100) },
  }));

const amounts = (...rows: readonly (readonly [from: number, members: number, pesos: number])[]) =>
  rows.map(([from, members, pesos]) => ({ from: from * PESO, members, pay: { amount: pesos * PESO } }));

/** The terms that the sandbox's uplines offer. */
export const offeredTerms: Readonly<Record<ContractKind, ContractTerms>> = {
  "daily-salary": {
    basis: "turnover",
    period: "day",
    tiers: shares([50_000, 5, 0.3], [150_000, 10, 0.5], [500_000, 25, 0.8]),
  },
  dividend: {
    basis: "net-loss",
    period: "half-month",
    tiers: shares([20_000, 5, 8], [100_000, 12, 12], [400_000, 30, 18]),
  },
  "hourly-salary": {
    basis: "turnover",
    period: "hour",
    tiers: amounts([10_000, 3, 40], [40_000, 8, 180], [120_000, 15, 600]),
  },
};

const firstSalary: ContractTerms = {
  basis: "turnover",
  period: "day",
  tiers: shares([60_000, 6, 0.2], [200_000, 12, 0.4]),
};

/** A contract of the seeded world; days count back from the moment of seeding, and forward when they are negative. */
interface SeedContract {
  readonly username: string;
  readonly kind: ContractKind;
  readonly state: Schema["contracts"]["state"];
  readonly terms: ContractTerms;
  readonly offered: number;
  readonly answerBefore: number;
  readonly answered?: number;
  readonly validUntil?: number;
  readonly ended?: number;
}

/** Who offers all of them. */
export const CONTRACT_UPLINE = "corredor";

const contract = (
  username: string,
  kind: ContractKind,
  state: SeedContract["state"],
  terms: ContractTerms,
  days: Pick<SeedContract, "offered" | "answerBefore" | "answered" | "validUntil" | "ended">,
): SeedContract => ({ username, kind, state, terms, ...days });

const waiting = (kind: ContractKind): SeedContract =>
  contract("socia", kind, "offered", offeredTerms[kind], { offered: 1, answerBefore: -30 });

const dailySalary = offeredTerms["daily-salary"];
const { dividend } = offeredTerms;
const lowDividend: ContractTerms = { ...dividend, tiers: shares([50_000, 8, 6]) };
const dividendDays = { offered: 121, answerBefore: 114, answered: 120, validUntil: 30, ended: 30 };

/** One agent with contracts behind and in force, one with a waiting request of every kind. */
export const seedContracts: readonly SeedContract[] = [
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

/** The last digit of a CLABE: the sum of its digits weighted 3, 7, 1 and so on, each product modulo 10. */
const withCheckDigit = (digits: string): string => {
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

const HOUR_MINUTES = 60;
const elsewhere = { bank: null, holder: null, account: null } as const;

/** Ways to deposit at the brand's demo merchant; amounts in hundredths. Bank and account are made up. */
export const seedDepositMethods: readonly Insertable<Schema["deposit_methods"]>[] = [
  {
    id: "spei",
    kind: "transfer",
    name: texts("{{transfer}}", "{{transfer}}"),
    min: 10_000,
    max: 5_000_000,
    quick_amounts: JSON.stringify([20_000, 50_000, 100_000, 500_000]),
    minutes_to_pay: 24 * HOUR_MINUTES,
    bank: "Banco de {{brand}} (demo)",
    holder: "{{brand}} Demo S.A.",
    account: withCheckDigit("99918000012345678"),
    sort: 0,
    enabled: true,
  },
  {
    id: "cash",
    kind: "voucher",
    name: texts("Efectivo en tienda", "Cash at a shop"),
    min: 5_000,
    max: 1_000_000,
    quick_amounts: JSON.stringify([10_000, 20_000, 50_000, 100_000]),
    minutes_to_pay: 72 * HOUR_MINUTES,
    ...elsewhere,
    sort: 1,
    enabled: true,
  },
  {
    id: "card",
    kind: "redirect",
    name: texts("Tarjeta o monedero", "Card or wallet"),
    min: 5_000,
    max: 2_000_000,
    quick_amounts: JSON.stringify([10_000, 20_000, 50_000, 200_000]),
    minutes_to_pay: HOUR_MINUTES,
    ...elsewhere,
    sort: 2,
    enabled: true,
  },
];

/** Bonuses that a deposit may come with; bounds in centavos. */
export const seedDepositBonuses: readonly Insertable<Schema["deposit_bonuses"]>[] = [
  {
    id: "reload-50",
    title: texts("Recarga 50 %", "50% reload"),
    percent: 50,
    min_deposit: 20_000,
    max_bonus: 100_000,
    rollover: 10,
    sort: 0,
    enabled: true,
  },
  {
    id: "light-10",
    title: texts("Extra ligero 10 %", "Light 10% extra"),
    percent: 10,
    min_deposit: 10_000,
    max_bonus: 50_000,
    rollover: 2,
    sort: 1,
    enabled: true,
  },
];

/** A demo account of the seeded world. */
interface SeedAccount {
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly clubLabel: string | null;
  /** Opening balance in whole centavos. */
  readonly balance: number;
  readonly portal: "site" | "agents" | "none";
  readonly disabled: boolean;
  /** National digits, below the brand's dialling code; null for none. */
  readonly mobile: string | null;
  readonly invitationCode: string;
  readonly firstTimeLogin: boolean;
  /** @default 0: on the day that the world begins */
  readonly joinedDaysAgo?: number;
  /** What it is for, one sentence for README, start-up and console. */
  readonly purpose: string;
}

/** Every demo account's password. Public on purpose: the sandbox holds play money only. */
export const DEMO_PASSWORD = "Volado2026";

/** Every demo account's payment password. */
export const DEMO_PAYMENT_PASSWORD = "202612";

/** A demo account's e-mail address; trial accounts have none. */
export const demoEmail = ({ username, type }: Pick<SeedAccount, "username" | "type">): string | null =>
  type === MemberType.Trial ? null : `${username}@example.com`;

const account = (
  username: string,
  invitationCode: string,
  type: number,
  purpose: string,
  more: Partial<SeedAccount>,
): SeedAccount => ({
  username,
  nickname: `${username.charAt(0).toUpperCase()}${username.slice(1)}`,
  invitationCode,
  type,
  purpose,
  clubLabel: null,
  balance: 0,
  portal: "site",
  disabled: false,
  mobile: null,
  firstTimeLogin: false,
  ...more,
});

const { Member, Agent, SeniorAgent, NonAgent, Trial } = MemberType;

/** The demo accounts; the last three are there for the refusals of the login (Spec §8). */
export const seedAccounts: readonly SeedAccount[] = [
  account("jugador", "JUGADOR1", Member, "ordinary member with a VIP label", {
    mobile: "5512345678",
    clubLabel: "VIP Plata",
    balance: 500_000,
  }),
  account("agente", "AGENTE01", Agent, "agent with over 2,000 downlines", {
    mobile: "5523456789",
    balance: 1_250_000,
    joinedDaysAgo: 240,
  }),
  account("socia", "SOCIA001", Agent, "agent whom a contract request of every kind waits for", {
    mobile: "5578901234",
    balance: 320_000,
  }),
  account("prueba", "PRUEBA01", Trial, "trial account", { balance: 100_000 }),
  account("nueva", "NUEVA001", Member, "must change the first password before anything else", {
    mobile: "5567890123",
    balance: 50_000,
    firstTimeLogin: true,
  }),
  account("corredor", "CORRED01", SeniorAgent, "comes in only by the agent login (agents_only elsewhere)", {
    mobile: "5534567890",
    portal: "agents",
  }),
  account("externo", "EXTERN01", NonAgent, "is no member of the site (non_member)", {
    mobile: "5545678901",
    portal: "none",
  }),
  account("suspendido", "SUSPEN01", Member, "disabled (account_disabled)", {
    mobile: "5556789012",
    disabled: true,
  }),
];
