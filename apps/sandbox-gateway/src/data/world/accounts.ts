import { MemberType } from "@volado/domain";

/** A demo account of the seeded world. */
export interface SeedAccount {
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly clubLabel: string | null;
  /** Opening balance in whole centavos. */
  readonly balance: number;
  readonly portal: "site" | "agents" | "none";
  readonly disabled: boolean;
  /** What it is for, one sentence for README, start-up and console. */
  readonly purpose: string;
}

/** Every demo account's password. Public on purpose: the sandbox holds play money only. */
export const DEMO_PASSWORD = "Volado2026";

/** Every demo account's payment password. */
export const DEMO_PAYMENT_PASSWORD = "202612";

const member = { clubLabel: null, balance: 0, portal: "site", disabled: false } as const;

/** The demo accounts; the last three are there for the refusals of the login (Spec §8). */
export const seedAccounts: readonly SeedAccount[] = [
  {
    ...member,
    username: "jugador",
    nickname: "Jugador",
    type: MemberType.Member,
    clubLabel: "VIP Plata",
    balance: 500_000,
    purpose: "ordinary member with a VIP label",
  },
  {
    ...member,
    username: "agente",
    nickname: "Agente",
    type: MemberType.Agent,
    balance: 1_250_000,
    purpose: "agent with downlines",
  },
  {
    ...member,
    username: "prueba",
    nickname: "Prueba",
    type: MemberType.Trial,
    balance: 100_000,
    purpose: "trial account",
  },
  {
    ...member,
    username: "corredor",
    nickname: "Corredor",
    type: MemberType.SeniorAgent,
    portal: "agents",
    purpose: "may log in only as an agent elsewhere (agents_only)",
  },
  {
    ...member,
    username: "externo",
    nickname: "Externo",
    type: MemberType.NonAgent,
    portal: "none",
    purpose: "is no member of the site (non_member)",
  },
  {
    ...member,
    username: "suspendido",
    nickname: "Suspendido",
    type: MemberType.Member,
    disabled: true,
    purpose: "disabled (account_disabled)",
  },
];
