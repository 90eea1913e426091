import type { TextsPart } from "./parts.ts";

export { en } from "./locales/en/index.ts";

/** English texts that come with the screens that need them, by part. Who reads Spanish never asks where they are. */
export const englishParts = {
  account: () => import("./locales/en/account.ts").then((texts) => texts.account),
  agency: () => import("./locales/en/agency-texts.ts").then((texts) => texts.agencyTexts),
  agents: () => import("./locales/en/agents.ts").then((texts) => texts.agents),
  deferredShell: () => import("./locales/en/deferred-shell.ts").then((texts) => texts.deferredShell),
  deposit: () => import("./locales/en/deposit.ts").then((texts) => texts.deposit),
  downlines: () => import("./locales/en/downline-texts.ts").then((texts) => texts.downlineTexts),
  install: () => import("./locales/en/install.ts").then((texts) => texts.installTexts),
  lobby: () => import("./locales/en/lobby.ts").then((texts) => texts.lobby),
  menus: () => import("./locales/en/menus.ts").then((texts) => texts.menus),
  messages: () => import("./locales/en/messages.ts").then((texts) => texts.messageTexts),
  money: () => import("./locales/en/money.ts").then((texts) => texts.money),
  news: () => import("./locales/en/news.ts").then((texts) => texts.news),
  rewards: () => import("./locales/en/rewards.ts").then((texts) => texts.rewardTexts),
  reading: () => import("./locales/en/reading.ts").then((texts) => texts.reading),
  security: () => import("./locales/en/security-texts.ts").then((texts) => texts.securityTexts),
} as const satisfies Record<TextsPart, () => Promise<object>>;
