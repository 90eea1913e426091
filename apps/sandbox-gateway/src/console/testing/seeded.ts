import type { DemoAccount, WaitingContracts } from "../shapes/accounts.ts";
import type { SentApplication } from "../shapes/applications.ts";
import type { OpenDeposit, PendingWithdrawal, RecentReward } from "../shapes/money.ts";
import type { RegistrationFieldRow, SiteSwitch } from "../shapes/site.ts";
import type { RouteVitals } from "../shapes/vitals.ts";
import type { Article, ChatLine, InboxLetter, OutboxMessage } from "../shapes/words.ts";

/** Switches of two groups, on and off. */
export const seededSwitches: readonly SiteSwitch[] = [
  { name: "USERNAMEREG3", on: true, group: "Registration", description: "Register with a username." },
  { name: "MOBILENUMREG3", on: false, group: "Registration", description: "Register with a mobile number." },
  {
    name: "GOOGLELOGIN3",
    on: false,
    group: "Login",
    description: "The Google button on login and register.",
  },
];

/** A member, an agent whom the member invited, and a free account. */
export const seededAccounts: readonly DemoAccount[] = [
  {
    username: "jugador",
    password: "Volado.123",
    paymentPassword: "246810",
    type: 0,
    balance: 250_000,
    inviter: null,
    registerMethod: null,
    sessions: 1,
  },
  {
    username: "agente",
    password: "Volado.123",
    type: 1,
    balance: 900_000,
    inviter: "jugador",
    registerMethod: "PWA",
    sessions: 0,
  },
  {
    username: "prueba",
    password: "Volado.123",
    type: 4,
    balance: 100_000,
    inviter: null,
    registerMethod: null,
    sessions: 0,
  },
];

/** An agent for whom nothing waits. */
export const seededContracts: readonly WaitingContracts[] = [{ username: "agente", kinds: [] }];

/** One that its member says is paid, with a receipt. */
export const seededDeposits: readonly OpenDeposit[] = [
  {
    id: "D-1",
    username: "jugador",
    kind: "transfer",
    inReview: true,
    amount: 50_000,
    bonus: 25_000,
    reference: "482913000001",
    remark: "Desde mi cuenta",
    receipts: 1,
    createdAt: 1_768_478_400_000,
  },
];

/** One that waits. */
export const seededWithdrawals: readonly PendingWithdrawal[] = [
  {
    id: "w-1",
    username: "jugador",
    amount: 50_000,
    fee: 500,
    account: "BBVA México ··9012, Ana Luz Pérez",
    requestedAt: 1_768_478_400_000,
  },
];

/** A required field, and one that is off. */
export const seededFields: readonly RegistrationFieldRow[] = [
  { name: "username", enabled: true, required: true, maxLength: null },
  { name: "nickname", enabled: false, required: false, maxLength: 20 },
];

/** A text message with a code, and a mail, newest first. */
export const seededOutbox: readonly OutboxMessage[] = [
  {
    id: "1",
    channel: "sms",
    to: "+525512345678",
    body: "Volado: tu código es 482913.",
    code: "482913",
    sentAt: 1_768_478_400_000,
  },
  {
    id: "2",
    channel: "mail",
    to: "ana@example.com",
    subject: "Recupera tu acceso",
    body: "Abre el enlace.",
    sentAt: 1_768_478_300_000,
  },
];

/** A route whose visits were quick, and one that few came to. */
export const seededVitals: readonly RouteVitals[] = [
  { route: "/m/home", reports: 40, percentiles: { LCP: 1_800, INP: 64, CLS: 0.01, TTFB: 120 } },
  { route: "/m/slot-games", reports: 1, percentiles: { LCP: 3_100 } },
];

/** Nothing was said. */
export const noChats: readonly ChatLine[] = [];

/** One with a picture. */
export const seededLetters: readonly InboxLetter[] = [
  {
    id: "1",
    username: "jugador",
    topic: "affiliates",
    title: "Mi enlace",
    text: "¿Cómo lo comparto?",
    pictures: 1,
    sentAt: 1_768_478_400_000,
  },
];

/** One with a picture, which nobody has decided. */
export const seededApplications: readonly SentApplication[] = [
  {
    id: "1",
    username: "jugador",
    promotionId: "promo-fishing",
    status: "Applying",
    remark: "Quiero participar",
    pictures: 1,
    sentAt: 1_768_478_400_000,
  },
];

/** Nothing was published. */
export const noArticles: readonly Article[] = [];

/** Nothing was given. */
export const noRewards: readonly RecentReward[] = [];
