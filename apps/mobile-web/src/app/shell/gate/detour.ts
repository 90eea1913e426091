import { GameListMode, needsSession } from "@volado/domain/games";
import { asksForContracts, isAgent, isTrial, mayFreePlay } from "@volado/domain/member";
import { mustChangePassword, type Session } from "@volado/domain/session";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath, safeReturnPath } from "../../../shared/navigation/return-path.ts";
import type { GuardName } from "../../routes/route.ts";

/** Who opens a page, and by which address. */
export interface PageVisit {
  readonly session: Session | undefined;
  /** Token of the session that the page was opened with; undefined for a guest. */
  readonly cameWith: string | undefined;
  /** Whether the last session was ended by its own player. */
  readonly signedOut: boolean;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where a page leads instead of opening, and what the player is told of it. */
export interface Detour {
  readonly to: string;
  /** A free account is told what it can't have, a player that they are signed in already. */
  readonly says?: "trial-rejected" | "already-in";
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

/** Signed-in players leave a page for guests, to where login would have led them. */
const signedInDetour = (session: Session, freePlay: boolean, { cameWith, search }: PageVisit) => {
  const to = safeReturnPath(new URLSearchParams(search).get("back")) ?? home.to;
  if (session.token !== cameWith) return { to };
  // A free trial may end in an account; who may not play for practice has no business at the free trial.
  const mayStay = freePlay ? mayFreePlay(session) : isTrial(session);
  return mayStay ? undefined : ({ to, says: "already-in" } as const);
};

/**
 * Where a page's guards lead; undefined lets the screen through (Spec §2, §6): who still has a first password to its
 * change, guests to login and back, members without contracts or an agency home (and guests too where that is all that
 * is asked), signed-in players away from login, who may not play for practice away from the free trial, and home who
 * signs out on a protected page.
 */
export const detourOf = (guards: readonly GuardName[], visit: PageVisit): Detour | undefined => {
  const { session, cameWith, signedOut, pathname, search, hash } = visit;
  const has = (guard: GuardName) => guards.includes(guard);

  if (mustChangePassword(session) && !openAtFirst.has(pathname.replace(/\/+$/, "")))
    return { to: paths.changePassword.to() };
  const personal =
    has("session") || has("real-account") || has("contracts") || (has("own-lists") && asksForOwnList(search));
  if (personal && !session) return cameWith && signedOut ? home : { to: loginPath(pathname + search + hash) };
  if (has("real-account") && isTrial(session)) return { ...home, says: "trial-rejected" };
  if ((has("contracts") && !asksForContracts(session)) || (has("agents") && !isAgent(session))) return home;
  if (session && (has("free-play") || has("no-account")))
    return signedInDetour(session, has("free-play"), visit);
  return undefined;
};
