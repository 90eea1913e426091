import { GameListMode, needsSession } from "@volado/domain/games";
import { asksForContracts, isAgent, isTrial, mayFreePlay } from "@volado/domain/member";
import { mustChangePassword, type Session } from "@volado/domain/session";
import type { SiteInfo } from "@volado/domain/site";
import type { GuardName, Page } from "../../../shared/navigation/paths.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath, safeReturnPath } from "../../../shared/navigation/return-path.ts";

/** A page's conditions. */
export type GuardedPage = Pick<Page, "guards" | "needs" | "viewNeeds">;

/** The visitor of a page and its address. */
export interface PageVisit {
  readonly session: Session | undefined;
  /** Token of the session in which the page was opened; undefined for a guest. */
  readonly cameWith: string | undefined;
  /** Whether the player ended the last session by signing out. */
  readonly signedOut: boolean;
  /** The site's status; undefined until it has loaded. */
  readonly site: Pick<SiteInfo, "switches" | "hasVip" | "promos"> | undefined;
  readonly address: { readonly pathname: string; readonly search: string; readonly hash: string };
}

/** A page's redirect, and the message shown with it. */
export interface Detour {
  readonly to: string;
  /** For free accounts, that the page is not available; for players, that they are already signed in. */
  readonly says?: "trial-rejected" | "already-signed-in";
}

/** Whether a game list's address asks for the collection or the recents. */
const asksForOwnList = (search: string): boolean => {
  const asked = new URLSearchParams(search).get("type");
  return Object.values(GameListMode).some((mode) => mode === asked && needsSession(mode));
};

/** Pages that open with a first password too (docs/decisions/074). */
const openAtFirst: ReadonlySet<string> = new Set(
  [paths.changePassword, paths.help].flatMap(({ patterns }) => patterns),
);

const home: Detour = { to: paths.home.to() };

/** Guests go to login, which returns them here; a player who has signed out on this page goes home. */
const guestDetour = ({ cameWith, signedOut, address }: PageVisit): Detour => {
  const { pathname, search, hash } = address;
  return cameWith && signedOut ? home : { to: loginPath(pathname + search + hash) };
};

/** Signed-in players on a page for guests are redirected to where a login would lead: agents to their agency. */
const signedInDetour = (session: Session, freePlay: boolean, { cameWith, address }: PageVisit) => {
  const start = isAgent(session) ? paths.agentHome : paths.home;
  const to = safeReturnPath(new URLSearchParams(address.search).get("back")) ?? start.to();
  if (session.token !== cameWith) return { to };
  // A free trial may lead to a real account; members who may not play for practice can't open the free trial.
  const mayStay = freePlay ? mayFreePlay(session) : isTrial(session);
  return mayStay ? undefined : ({ to, says: "already-signed-in" } as const);
};

/** Whether the page's feature is off; an unknown status closes nothing, because the gateway refuses the calls. */
const isOff = ({ needs, viewNeeds }: GuardedPage, { site, address }: PageVisit): boolean => {
  const name = needs ?? viewNeeds?.[new URLSearchParams(address.search).get("view") ?? ""];
  if (name === undefined || !site) return false;
  if (name === "HAS_VIP") return !site.hasVip;
  return name === "APP_DOWNLOAD" ? !site.promos.appDownload : !site.switches.has(name);
};

/**
 * Where a page's guards redirect to; undefined to open the screen (Spec §2, §6).
 * - Players with a first password go to its change.
 * - Guests go to login, which returns them here.
 * - Members without contracts or an agency go home, as do guests where that is the only guard.
 * - Signed-in players leave login.
 * - Players who may not play for practice leave the free trial.
 * - Players who sign out on a protected page go home.
 * - Pages of a switched-off feature redirect home, or agents to theirs (decisions P5).
 */
export const detourOf = (page: GuardedPage, visit: PageVisit): Detour | undefined => {
  const { session, address } = visit;
  const has = (guard: GuardName) => page.guards.includes(guard);

  if (mustChangePassword(session) && !openAtFirst.has(address.pathname.replace(/\/+$/, "")))
    return { to: paths.changePassword.to() };
  const personal =
    has("session") ||
    has("real-account") ||
    has("contracts") ||
    (has("own-lists") && asksForOwnList(address.search));
  if (personal && !session) return guestDetour(visit);
  if (has("real-account") && isTrial(session)) return { ...home, says: "trial-rejected" };
  if (has("contracts") && !asksForContracts(session)) return home;
  if (has("agents") && !isAgent(session)) return home;
  if (isOff(page, visit)) return has("agents") ? { to: paths.agentHome.to() } : home;
  if (session && (has("free-play") || has("no-account")))
    return signedInDetour(session, has("free-play"), visit);
  return undefined;
};
