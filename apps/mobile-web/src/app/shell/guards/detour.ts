import { GameListMode, needsSession } from "@volado/domain/games";
import { asksForContracts, isAgent, isTrial, mayFreePlay } from "@volado/domain/member";
import { mustChangePassword, type Session } from "@volado/domain/session";
import type { GuardName } from "../../../shared/navigation/paths.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath, safeReturnPath } from "../../../shared/navigation/return-path.ts";

/** The visitor of a page and its address. */
export interface PageVisit {
  readonly session: Session | undefined;
  /** Token of the session in which the page was opened; undefined for a guest. */
  readonly cameWith: string | undefined;
  /** Whether the last session was ended by its own player. */
  readonly signedOut: boolean;
  readonly address: { readonly pathname: string; readonly search: string; readonly hash: string };
}

/** A page's redirect, and the message shown with it. */
export interface Detour {
  readonly to: string;
  /** For free accounts what is not available, for players that they are signed in already. */
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

/** Guests go to login and back; a player who has signed out on the page itself goes home. */
const guestDetour = ({ cameWith, signedOut, address }: PageVisit): Detour => {
  const { pathname, search, hash } = address;
  return cameWith && signedOut ? home : { to: loginPath(pathname + search + hash) };
};

/** Signed-in players leave a page for guests for the target of a login. */
const signedInDetour = (session: Session, freePlay: boolean, { cameWith, address }: PageVisit) => {
  const to = safeReturnPath(new URLSearchParams(address.search).get("back")) ?? paths.home.to();
  if (session.token !== cameWith) return { to };
  // A free trial may lead to a real account; members who may not play for practice can't open the free trial.
  const mayStay = freePlay ? mayFreePlay(session) : isTrial(session);
  return mayStay ? undefined : ({ to, says: "already-signed-in" } as const);
};

/**
 * Where a page's guards redirect; undefined lets the screen open (Spec §2, §6): players with a first password to its
 * change, guests to login and back, members without contracts or an agency to home (also guests where that is the
 * only guard), signed-in players away from login, those who may not play for practice away from the free trial, and
 * players who sign out on a protected page to home.
 */
export const detourOf = (guards: readonly GuardName[], visit: PageVisit): Detour | undefined => {
  const { session, address } = visit;
  const has = (guard: GuardName) => guards.includes(guard);

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
  if (session && (has("free-play") || has("no-account")))
    return signedInDetour(session, has("free-play"), visit);
  return undefined;
};
