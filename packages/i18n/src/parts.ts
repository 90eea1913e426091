import type { account } from "./locales/es/account.ts";
import type { agencyTexts } from "./locales/es/agency-texts.ts";
import type { agents } from "./locales/es/agents.ts";
import type { deferredShell } from "./locales/es/deferred-shell.ts";
import type { deposit } from "./locales/es/deposit.ts";
import type { downlineTexts } from "./locales/es/downline-texts.ts";
import type { everyPage } from "./locales/es/every-page.ts";
import type { parts } from "./locales/es/index.ts";
import type { installTexts } from "./locales/es/install.ts";
import type { lobby } from "./locales/es/lobby.ts";
import type { menus } from "./locales/es/menus.ts";
import type { messageTexts } from "./locales/es/messages.ts";
import type { money } from "./locales/es/money.ts";
import type { news } from "./locales/es/news.ts";
import type { rewardTexts } from "./locales/es/rewards.ts";
import type { securityTexts } from "./locales/es/security-texts.ts";

/** The name of a part: a screen's route module says in its `texts` which it needs. */
export type TextsPart = keyof typeof parts;

/** The reference's texts of each part. */
export type AllParts = { readonly [Part in TextsPart]: Awaited<ReturnType<(typeof parts)[Part]>> };

/** Every text of the site, whenever it comes. */
export type AllTexts = typeof everyPage &
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
  typeof securityTexts;
