import type { Translation } from "../translation.ts";

export { everyPage } from "./every-page.ts";

/** English texts that come with the screens that need them, by part. */
export const parts = {
  account: () => import("./account.ts").then((texts) => texts.account),
  agency: () => import("./agency-texts.ts").then((texts) => texts.agencyTexts),
  agents: () => import("./agents.ts").then((texts) => texts.agents),
  deferredShell: () => import("./deferred-shell.ts").then((texts) => texts.deferredShell),
  deposit: () => import("./deposit.ts").then((texts) => texts.deposit),
  downlines: () => import("./downline-texts.ts").then((texts) => texts.downlineTexts),
  install: () => import("./install.ts").then((texts) => texts.installTexts),
  lobby: () => import("./lobby.ts").then((texts) => texts.lobby),
  menus: () => import("./menus.ts").then((texts) => texts.menus),
  messages: () => import("./messages.ts").then((texts) => texts.messageTexts),
  money: () => import("./money.ts").then((texts) => texts.money),
  news: () => import("./news.ts").then((texts) => texts.news),
  rewards: () => import("./rewards.ts").then((texts) => texts.rewardTexts),
  security: () => import("./security-texts.ts").then((texts) => texts.securityTexts),
} as const satisfies Translation["parts"];
