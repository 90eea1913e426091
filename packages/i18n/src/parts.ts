import type { account } from "./locales/es/account.ts";
import type { agents } from "./locales/es/agents.ts";
import type { around } from "./locales/es/around.ts";
import type { deposit } from "./locales/es/deposit.ts";
import type { es } from "./locales/es/index.ts";
import type { installTexts } from "./locales/es/install.ts";
import type { lobby } from "./locales/es/lobby.ts";
import type { lowerHome } from "./locales/es/lower-home.ts";
import type { menus } from "./locales/es/menus.ts";
import type { money } from "./locales/es/money.ts";
import type { news } from "./locales/es/news.ts";
import type { reading } from "./locales/es/reading.ts";
import type { rewardTexts } from "./locales/es/rewards.ts";
import type { securityTexts } from "./locales/es/security-texts.ts";

/** Texts that come with the screens that need them, by part and by the languages that are written. */
export const parts = {
  account: {
    ES: () => import("./locales/es/account.ts").then((texts) => texts.account),
    EN: () => import("./locales/en/account.ts").then((texts) => texts.account),
  },
  agents: {
    ES: () => import("./locales/es/agents.ts").then((texts) => texts.agents),
    EN: () => import("./locales/en/agents.ts").then((texts) => texts.agents),
  },
  around: {
    ES: () => import("./locales/es/around.ts").then((texts) => texts.around),
    EN: () => import("./locales/en/around.ts").then((texts) => texts.around),
  },
  deposit: {
    ES: () => import("./locales/es/deposit.ts").then((texts) => texts.deposit),
    EN: () => import("./locales/en/deposit.ts").then((texts) => texts.deposit),
  },
  install: {
    ES: () => import("./locales/es/install.ts").then((texts) => texts.installTexts),
    EN: () => import("./locales/en/install.ts").then((texts) => texts.installTexts),
  },
  lobby: {
    ES: () => import("./locales/es/lobby.ts").then((texts) => texts.lobby),
    EN: () => import("./locales/en/lobby.ts").then((texts) => texts.lobby),
  },
  menus: {
    ES: () => import("./locales/es/menus.ts").then((texts) => texts.menus),
    EN: () => import("./locales/en/menus.ts").then((texts) => texts.menus),
  },
  lowerHome: {
    ES: () => import("./locales/es/lower-home.ts").then((texts) => texts.lowerHome),
    EN: () => import("./locales/en/lower-home.ts").then((texts) => texts.lowerHome),
  },
  money: {
    ES: () => import("./locales/es/money.ts").then((texts) => texts.money),
    EN: () => import("./locales/en/money.ts").then((texts) => texts.money),
  },
  news: {
    ES: () => import("./locales/es/news.ts").then((texts) => texts.news),
    EN: () => import("./locales/en/news.ts").then((texts) => texts.news),
  },
  rewards: {
    ES: () => import("./locales/es/rewards.ts").then((texts) => texts.rewardTexts),
    EN: () => import("./locales/en/rewards.ts").then((texts) => texts.rewardTexts),
  },
  reading: {
    ES: () => import("./locales/es/reading.ts").then((texts) => texts.reading),
    EN: () => import("./locales/en/reading.ts").then((texts) => texts.reading),
  },
  security: {
    ES: () => import("./locales/es/security-texts.ts").then((texts) => texts.securityTexts),
    EN: () => import("./locales/en/security-texts.ts").then((texts) => texts.securityTexts),
  },
} as const;

/** The name of a part: a screen's row in the route table says which it needs. */
export type TextsPart = keyof typeof parts;

/** Every text of the site, whenever it comes. */
export type AllTexts = typeof es &
  typeof account &
  typeof deposit &
  typeof around &
  typeof installTexts &
  typeof lobby &
  typeof menus &
  typeof lowerHome &
  typeof money &
  typeof news &
  typeof agents &
  typeof rewardTexts &
  typeof reading &
  typeof securityTexts;
