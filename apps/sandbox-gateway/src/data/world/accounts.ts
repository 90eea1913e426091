import { MemberType } from "@volado/domain/member";

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

const member = {
  clubLabel: null,
  balance: 0,
  portal: "site",
  disabled: false,
  mobile: null,
  firstTimeLogin: false,
} as const;

/** The demo accounts; the last three are there for the refusals of the login (Spec §8). */
export const seedAccounts: readonly SeedAccount[] = [
  {
    ...member,
    username: "jugador",
    invitationCode: "JUGADOR1",
    mobile: "5512345678",
    nickname: "Jugador",
    type: MemberType.Member,
    clubLabel: "VIP Plata",
    balance: 500_000,
    purpose: "ordinary member with a VIP label",
  },
  {
    ...member,
    username: "agente",
    invitationCode: "AGENTE01",
    mobile: "5523456789",
    nickname: "Agente",
    type: MemberType.Agent,
    balance: 1_250_000,
    joinedDaysAgo: 240,
    purpose: "agent with over 2,000 downlines",
  },
  {
    ...member,
    username: "socia",
    invitationCode: "SOCIA001",
    mobile: "5578901234",
    nickname: "Socia",
    type: MemberType.Agent,
    balance: 320_000,
    purpose: "agent whom a contract request of every kind waits for",
  },
  {
    ...member,
    username: "prueba",
    invitationCode: "PRUEBA01",
    nickname: "Prueba",
    type: MemberType.Trial,
    balance: 100_000,
    purpose: "trial account",
  },
  {
    ...member,
    username: "nueva",
    invitationCode: "NUEVA001",
    mobile: "5567890123",
    nickname: "Nueva",
    type: MemberType.Member,
    balance: 50_000,
    firstTimeLogin: true,
    purpose: "must change the first password before anything else",
  },
  {
    ...member,
    username: "corredor",
    invitationCode: "CORRED01",
    mobile: "5534567890",
    nickname: "Corredor",
    type: MemberType.SeniorAgent,
    portal: "agents",
    purpose: "comes in only by the agent login (agents_only elsewhere)",
  },
  {
    ...member,
    username: "externo",
    invitationCode: "EXTERN01",
    mobile: "5545678901",
    nickname: "Externo",
    type: MemberType.NonAgent,
    portal: "none",
    purpose: "is no member of the site (non_member)",
  },
  {
    ...member,
    username: "suspendido",
    invitationCode: "SUSPEN01",
    mobile: "5556789012",
    nickname: "Suspendido",
    type: MemberType.Member,
    disabled: true,
    purpose: "disabled (account_disabled)",
  },
];
