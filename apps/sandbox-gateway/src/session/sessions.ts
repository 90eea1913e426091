import { createHash, randomBytes, randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { InferResult, Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { networkOf } from "../request/caller.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";

type Db = Kysely<Schema>;

/** Whether the member has logged in from this network before. */
export const hasComeFrom = async (db: Db, memberId: string, network: string): Promise<boolean> => {
  const logins = db.selectFrom("logins").select("ip").distinct().where("member_id", "=", memberId);
  return (await logins.execute()).some(({ ip }) => networkOf(ip) === network);
};

/**
 * The login before the current one, so that members notice logins that aren't theirs; the current one if it is the
 * first.
 */
export const lastLogin = async (db: Db, memberId: string) => {
  const logins = db.selectFrom("logins").select(["at", "ip as address"]).where("member_id", "=", memberId);
  const [present, before] = await logins.orderBy("at", "desc").limit(2).execute();
  return before ?? present ?? null;
};

/** A random secret: 256 bits as base64url. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** Stored instead of a token, so that a stolen database opens no session. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

const byToken = (db: Db, token: string) =>
  db
    .selectFrom("sessions")
    .innerJoin("members", "members.id", "sessions.member_id")
    .select(["sessions.id as session_id", "sessions.expires_at", "ended_reason", "last_seen_at"])
    .select(["members.id", "username"])
    .select(["nickname", "type", "portal", "club_label", "head_icon", "invitation_code", "first_time_login"])
    .where("token_hash", "=", tokenHash(token));

type TokenRow = InferResult<ReturnType<typeof byToken>>[number];

/** An active session, with the member data that every call needs. */
export interface SignedIn {
  readonly sessionId: string;
  readonly member: Omit<TokenRow, "session_id" | "expires_at" | "ended_reason" | "last_seen_at">;
}

/** The session of a token, or why there is none; "elsewhere": the member has signed in on another device since. */
type TokenState =
  | { readonly state: "alive"; readonly signedIn: SignedIn }
  | { readonly state: "expired" | "elsewhere" };

type EndedReason = "elsewhere" | "expired" | "logout";

const ending = (db: Db, now: number, reason: EndedReason) =>
  db.updateTable("sessions").set({ ended_at: now, ended_reason: reason }).where("ended_at", "is", null);

/** Ends the active sessions of a member or of everyone. @returns their number */
export const endSessions = async (
  db: Db,
  reason: "elsewhere" | "expired",
  now: number,
  memberId?: string,
): Promise<number> => {
  const living = ending(db, now, reason).where("expires_at", ">", now);
  const ended = memberId === undefined ? living : living.where("member_id", "=", memberId);
  return Number((await ended.executeTakeFirst()).numUpdatedRows);
};

/**
 * Creates a member's only session and returns its token. `ip` is the caller's address.
 * @throws Refusal account_disabled when the member was disabled meanwhile
 */
export const beginSession = async (
  tx: Tx,
  memberId: string,
  now: number,
  lifetimeMs: number,
  ip: string,
): Promise<string> => {
  // Serializes concurrent logins, so that the later one ends the earlier.
  const locked = tx.selectFrom("members").select("disabled").where("id", "=", memberId).forNoKeyUpdate();
  const { disabled } = await locked.executeTakeFirstOrThrow();
  if (disabled) throw new Refusal("account_disabled");
  await endSessions(tx, "elsewhere", now, memberId);
  const token = randomToken();
  const times = { created_at: now, last_seen_at: now, expires_at: now + lifetimeMs };
  const session = { id: randomUUID(), token_hash: tokenHash(token), member_id: memberId, ...times };
  await tx.insertInto("sessions").values(session).execute();
  await tx.insertInto("logins").values({ id: randomUUID(), member_id: memberId, at: now, ip }).execute();
  return token;
};

export const endOtherSessions = async (
  db: Db,
  memberId: string,
  ownId: string,
  now: number,
): Promise<void> => {
  await ending(db, now, "expired").where("member_id", "=", memberId).where("id", "!=", ownId).execute();
};

/** Extends an active session. One that has ended meanwhile stays ended. */
export const prolongSession = async (db: Db, sessionId: string, until: number): Promise<void> => {
  const session = db.updateTable("sessions").where("id", "=", sessionId).where("ended_at", "is", null);
  await session.set({ expires_at: until }).execute();
};

export const endSession = async (db: Db, sessionId: string, now: number): Promise<void> => {
  await ending(db, now, "logout").where("id", "=", sessionId).execute();
};

/** The session of a call. Writes when it was seen at most once a minute. */
export const readToken = async (db: Db, token: string, now: number): Promise<TokenState> => {
  const row = await byToken(db, token).executeTakeFirst();
  if (row === undefined) return { state: "expired" };
  const { session_id, expires_at, ended_reason, last_seen_at, ...member } = row;
  if (ended_reason === "elsewhere") return { state: "elsewhere" };
  if (ended_reason !== null || expires_at <= now) return { state: "expired" };
  if ((last_seen_at ?? 0) <= now - MINUTE_MS) {
    const session = db.updateTable("sessions").where("id", "=", session_id);
    await session.set({ last_seen_at: now }).execute();
  }
  return { state: "alive", signedIn: { sessionId: session_id, member } };
};
