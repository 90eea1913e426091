import { sessionPlace } from "@volado/domain/session";
import { chooseLanguage, resolveTheme } from "@volado/domain/site";
import { languageTag } from "@volado/i18n";
import { runsInstalled } from "../src/shared/device/browser.ts";
import { invitationCodeIn, invitationLink } from "../src/shared/session/invitation-link.ts";
import type { StoredKey } from "../src/shared/storage/stored-values.ts";
import { pageMarks } from "./boot-state.ts";
import {
  type BootCall,
  type BootPage,
  type BootTable,
  opensFurtherDown,
  readBootTable,
} from "./boot-table.ts";
import { addressOf, placeCall, startCall, type Visitor } from "./first-calls.ts";
import { isRecord, openStatus, parseJson, patternIn, readServerData } from "./page-data.ts";

type Area = "localStorage" | "sessionStorage";

/** Text from browser storage; undefined if there is none or the browser refuses storage. */
const readStored = (area: Area, key: StoredKey): string | undefined => {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text where the browser allows it. */
const writeStored = (area: Area, key: StoredKey, text: string): void => {
  try {
    window[area].setItem(key, text);
  } catch {
    // Refused or full storage must not break the page.
  }
};

const tokenIn = (text: string | undefined): string | undefined => {
  const session = parseJson(text);
  return isRecord(session) && typeof session.token === "string" ? session.token || undefined : undefined;
};

/**
 * Token of the session that the site will use: the tab's, otherwise the stored one
 * (src/shared/session/session-store.ts).
 */
const sessionToken = (): string | undefined =>
  tokenIn(readStored("sessionStorage", "MC_SESSION_INFO")) ??
  (sessionPlace(readStored("localStorage", "autoLogin")) === "local"
    ? tokenIn(readStored("localStorage", "MC_SESSION_INFO"))
    : undefined);

const showTheme = (): void => {
  const theme = resolveTheme(readStored("localStorage", "theme"));
  document.documentElement.setAttribute("data-theme", theme);
  writeStored("localStorage", "theme", theme);
};

/** Stores an invitation at once: the visitor may follow a link of the prerendered page before any code loads. */
const storeInvitationOf = (): void => {
  const code = invitationCodeIn(location.search, invitationLink.field);
  if (code !== undefined) writeStored("localStorage", invitationLink.field, code);
};

const pageOf = ({ pages, loginPath }: BootTable, isGuest: boolean): BootPage | undefined => {
  const page = pages[location.pathname.replace(/(.)\/+$/, "$1")];
  return page?.membersOnly && isGuest ? pages[loginPath] : page;
};

/**
 * Lists and bare pages only start their first calls if the query has no filter; a position in the list is not a filter.
 */
const asksWhole = ({ kind }: BootPage): boolean =>
  (kind !== "list" && kind !== "bare") || /^(\?at=\d+)?$/.test(location.search);

/**
 * Runs in the head before everything else: sets theme, language and the attributes that style sheets read, stores an
 * invitation, names the page's code and starts its first calls. Without it, pages still work, but load more slowly.
 */
export const bootPage = (): void => {
  showTheme();
  storeInvitationOf();
  const table = readBootTable();
  if (!table) return;
  const language = chooseLanguage(readStored("localStorage", "language"), table.languages);
  const token = sessionToken();
  const page = pageOf(table, token === undefined);

  const html = document.documentElement;
  html.lang = languageTag(language);
  html.toggleAttribute(pageMarks.otherLanguage, language !== table.languages[0]);
  html.toggleAttribute(pageMarks.member, token !== undefined);
  html.toggleAttribute(pageMarks.noShell, page === undefined);
  html.toggleAttribute(pageMarks.furtherDown, page !== undefined && opensFurtherDown(page.kind));
  html.toggleAttribute(pageMarks.noticesSeen, readStored("sessionStorage", "noticesSeen") === "1");

  const server = readServerData();
  const answers = token === undefined ? server.answers : {};
  const pageCalls = page && asksWhole(page) ? page.calls.flatMap((name) => table.calls[name] ?? []) : [];
  const openingCalls = pageCalls.map((call) => placeCall(call, location.search));
  const visitor: Visitor = { language, token, installed: runsInstalled() };
  const calls: Record<string, Promise<Response>> = {};
  const start = (call: BootCall, known: unknown): void => {
    calls[addressOf(call, language)] = startCall(call, visitor, known);
  };
  const { getStatus } = table.calls;
  if (getStatus) start(getStatus, openStatus(server));
  for (const call of openingCalls) start(call, answers[addressOf(call, language)]);

  const texts = page?.texts?.[language];
  const code = page ? [...page.code, ...(texts ? [texts] : [])] : [];
  const picturePattern = patternIn(server) ?? table.picturePattern;
  window.voladoBoot = {
    language,
    page,
    pageCalls: openingCalls,
    calls,
    answers,
    code,
    picturePattern,
    pictures: [],
  };
};
