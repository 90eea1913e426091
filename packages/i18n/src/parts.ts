import type { account } from "./locales/es/account.ts";
import type { agencyTexts } from "./locales/es/agency-texts.ts";
import type { agents } from "./locales/es/agents.ts";
import type { deferredShell } from "./locales/es/deferred-shell.ts";
import type { deposit } from "./locales/es/deposit.ts";
import type { downlineTexts } from "./locales/es/downline-texts.ts";
import type { es } from "./locales/es/index.ts";
import type { installTexts } from "./locales/es/install.ts";
import type { lobby } from "./locales/es/lobby.ts";
import type { menus } from "./locales/es/menus.ts";
import type { messageTexts } from "./locales/es/messages.ts";
import type { money } from "./locales/es/money.ts";
import type { news } from "./locales/es/news.ts";
import type { reading } from "./locales/es/reading.ts";
import type { rewardTexts } from "./locales/es/rewards.ts";
import type { securityTexts } from "./locales/es/security-texts.ts";

/** Texts that come with the screens that need them, by part: Spanish; `english.ts` has the same in English. */
export const parts = {
  account: () => import("./locales/es/account.ts").then((texts) => texts.account),
  agency: () => import("./locales/es/agency-texts.ts").then((texts) => texts.agencyTexts),
  agents: () => import("./locales/es/agents.ts").then((texts) => texts.agents),
  deferredShell: () => import("./locales/es/deferred-shell.ts").then((texts) => texts.deferredShell),
  deposit: () => import("./locales/es/deposit.ts").then((texts) => texts.deposit),
  downlines: () => import("./locales/es/downline-texts.ts").then((texts) => texts.downlineTexts),
  install: () => import("./locales/es/install.ts").then((texts) => texts.installTexts),
  lobby: () => import("./locales/es/lobby.ts").then((texts) => texts.lobby),
  menus: () => import("./locales/es/menus.ts").then((texts) => texts.menus),
  messages: () => import("./locales/es/messages.ts").then((texts) => texts.messageTexts),
  money: () => import("./locales/es/money.ts").then((texts) => texts.money),
  news: () => import("./locales/es/news.ts").then((texts) => texts.news),
  rewards: () => import("./locales/es/rewards.ts").then((texts) => texts.rewardTexts),
  reading: () => import("./locales/es/reading.ts").then((texts) => texts.reading),
  security: () => import("./locales/es/security-texts.ts").then((texts) => texts.securityTexts),
} as const;

/** The name of a part: a screen's row in the route table says which it needs. */
export type TextsPart = keyof typeof parts;

/** Every text of the site, whenever it comes. */
export type AllTexts = typeof es &
  typeof account &
  typeof deposit &
  typeof downlineTexts &
  typeof deferredShell &
  typeof installTexts &
  typeof lobby &
  typeof menus &
  typeof messageTexts &
  typeof money &
  typeof news &
  typeof agencyTexts &
  typeof agents &
  typeof rewardTexts &
  typeof reading &
  typeof securityTexts;
