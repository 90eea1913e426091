import type { Translation } from "../../typed-keys.ts";

export { everyPage } from "./every-page.ts";

/** English texts loaded with the screens that need them, by part. */
export const parts = {
  account: () => import("./account.ts").then((texts) => texts.account),
  agency: () => import("./agency.ts").then((texts) => texts.agency),
  agents: () => import("./agents.ts").then((texts) => texts.agents),
  deferredShell: () => import("./deferred-shell.ts").then((texts) => texts.deferredShell),
  deposit: () => import("./deposit.ts").then((texts) => texts.deposit),
  downlines: () => import("./downlines.ts").then((texts) => texts.downlines),
  install: () => import("./install.ts").then((texts) => texts.install),
  lobby: () => import("./lobby.ts").then((texts) => texts.lobby),
  menus: () => import("./menus.ts").then((texts) => texts.menus),
  messages: () => import("./messages.ts").then((texts) => texts.messages),
  money: () => import("./money.ts").then((texts) => texts.money),
  news: () => import("./news.ts").then((texts) => texts.news),
  rewards: () => import("./rewards.ts").then((texts) => texts.rewards),
  security: () => import("./security.ts").then((texts) => texts.security),
} as const satisfies Translation["parts"];
