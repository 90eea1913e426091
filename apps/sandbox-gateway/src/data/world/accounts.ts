import { type ContractKind, contractKinds } from "@volado/domain/agency";
import { MemberType } from "@volado/domain/member";
import { hundredthsOf } from "@volado/domain/money";
import type { Insertable } from "kysely";
import type { SandboxConfig } from "../../brand/sandbox-config.ts";
import type { Schema } from "../schema.ts";

type Terms = SandboxConfig["contracts"][ContractKind];

/** Days before seeding; negative days are in the future. */
const contract = (
  username: string,
  kind: ContractKind,
  state: Schema["contracts"]["state"],
  terms: Terms,
  days: Record<"offered" | "answerBefore", number> &
    Partial<Record<"answered" | "validUntil" | "ended", number>>,
) => ({ username, kind, state, terms, ...days });

/** The same contract with other tiers: amounts in pesos, shares in hundredths of a per cent. */
const withTiers = (
  terms: Terms,
  ...rows: readonly (readonly [from: number, members: number, share: number])[]
) => ({
  ...terms,
  tiers: rows.map(([from, members, share]) => ({ from: hundredthsOf(from), members, pay: { share } })),
});

/**
 * One agent with past and active contracts, whose tiers fit the seeded play, and one with a pending offer of every kind.
 */
export const contractsOf = ({ contracts: offered }: SandboxConfig) => {
  const { "daily-salary": salary, dividend } = offered;
  const firstSalary = withTiers(salary, [60_000, 6, 20], [200_000, 12, 40]);
  const teamSalary = withTiers(salary, [5_000, 5, 30], [15_000, 15, 50], [30_000, 30, 80]);
  const teamDividend = withTiers(dividend, [1_000, 5, 800], [20_000, 40, 1_000], [60_000, 80, 1_200]);
  return [
    contract("agente", "daily-salary", "refused", firstSalary, {
      offered: 70,
      answerBefore: 63,
      answered: 68,
    }),
    contract("agente", "daily-salary", "active", teamSalary, { offered: 41, answerBefore: 34, answered: 40 }),
    contract("agente", "dividend", "withdrawn", withTiers(dividend, [50_000, 8, 600]), {
      offered: 140,
      answerBefore: 133,
      ended: 139,
    }),
    contract("agente", "dividend", "ended", teamDividend, {
      offered: 121,
      answerBefore: 114,
      answered: 120,
      validUntil: 30,
      ended: 30,
    }),
    contract("agente", "dividend", "active", teamDividend, { offered: 31, answerBefore: 24, answered: 30 }),
    contract("socia", "daily-salary", "active", firstSalary, { offered: 91, answerBefore: 84, answered: 90 }),
    ...contractKinds.map((kind) =>
      contract("socia", kind, "offered", offered[kind], { offered: 1, answerBefore: -30 }),
    ),
  ];
};

const texts = (ES: string, EN: string): string => JSON.stringify({ ES, EN });

type Method = Insertable<Schema["deposit_methods"]>;

/** `pesos` are minimum, maximum and quick amounts. */
const method = (id: string, kind: Method["kind"], name: string, pesos: string, hours: number): Method => {
  const [min = 0, max = 0, ...quick] = pesos.split(" ").map((amount) => hundredthsOf(amount));
  const [quick_amounts, minutes_to_pay] = [JSON.stringify(quick), hours * 60];
  return { id, kind, name, min, max, quick_amounts, minutes_to_pay, sort: 0, enabled: true };
};

/** Deposit methods of the brand's demo merchant. Bank and account are invented. */
export const depositMethodsOf = ({ demoNumbers }: SandboxConfig): Method[] =>
  [
    {
      ...method("spei", "transfer", texts("{{transfer}}", "{{transfer}}"), "100 50000 200 500 1000 5000", 24),
      bank: "Banco de {{brand}} (demo)",
      holder: "{{brand}} Demo S.A.",
      account: demoNumbers.account,
    },
    {
      ...method(
        "cash",
        "voucher",
        texts("Efectivo en tienda", "Cash at a shop"),
        "50 10000 100 200 500 1000",
        72,
      ),
      shop: "La Esquina (demo)",
      fee: hundredthsOf(12),
    },
    method("card", "redirect", texts("Tarjeta o monedero", "Card or wallet"), "50 20000 100 200 500 2000", 1),
  ].map((row, sort) => ({ ...row, sort }));

/** Limits in pesos. */
const bonus = (id: string, title: string, percent: number, rollover: number, min: number, max: number) => {
  const [min_deposit, max_bonus] = [hundredthsOf(min), hundredthsOf(max)];
  return { id, title, percent, rollover, min_deposit, max_bonus };
};

/** The bonus of the first deposit; help and promotion state its figures (`readFigures` in catalogue/content.ts). */
const first = bonus(
  "first-100",
  texts("100% en tu primer depósito", "100% on your first deposit"),
  100,
  20,
  100,
  2_000,
);

export const seedDepositBonuses: readonly (Insertable<Schema["deposit_bonuses"]> & {
  readonly id: string;
})[] = [
  { ...first, first_only: true },
  bonus("reload-50", texts("Recarga 50%", "50% reload"), 50, 10, 200, 1_000),
  bonus("light-10", texts("Extra ligero 10%", "Light 10% extra"), 10, 2, 100, 500),
].map((row, sort) => ({ ...row, sort, enabled: true }));

/** Every demo account's password. Public on purpose: the sandbox holds play money only. */
export const DEMO_PASSWORD = "Volado2026";

export const DEMO_PAYMENT_PASSWORD = "202612";

/** A demo account's e-mail address; trial accounts have none. */
export const demoEmail = ({ username, type }: Readonly<{ username: string; type: number }>) =>
  type === MemberType.Trial ? null : `${username}@example.com`;

/** A demo account: its row in the database, and its opening balance. */
const ordinary = {
  pesos: 0,
  portal: "site" as Schema["members"]["portal"],
  disabled: false,
  first_time_login: false,
  /** `YYYY-MM-DD` */
  birthday: null as string | null,
  joinedDaysAgo: 0,
};

/**
 * `words` are username, invitation code and the optional end of a mobile number (`demoNumbers.mobileStart`); `purpose` is
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
  account("jugador JUGADOR1 12345678", Member, "ordinary member with a VIP label", {
    pesos: 5_000,
    birthday: "1990-05-17",
  }),
  account("agente AGENTE01 23456789", Agent, "agent with over 2,000 downlines", {
    pesos: 12_500,
    joinedDaysAgo: 240,
  }),
  account("socia SOCIA001 78901234", Agent, "agent whom a contract request of every kind waits for", {
    pesos: 3_200,
  }),
  account("prueba PRUEBA01", Trial, "trial account", { pesos: 1_000 }),
  account("nueva NUEVA001 67890123", Member, "must change the first password before anything else", {
    pesos: 500,
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
  account("externo EXTERN01 45678901", NonAgent, "is no member of the site (non_member)", {
    portal: "none",
  }),
  account("suspendido SUSPEN01 56789012", Member, "disabled (account_disabled)", { disabled: true }),
];
