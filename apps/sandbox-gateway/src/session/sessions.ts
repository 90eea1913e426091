import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { networkOf } from "../request/caller.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";

/** Remembers a login that succeeded. */
const noteLogin = async (tx: Tx, memberId: string, ip: string, now: number): Promise<void> => {
  await tx.insertInto("logins").values({ id: randomUUID(), member_id: memberId, at: now, ip }).execute();
};

/** Whether the member has logged in from this network before. */
export const hasComeFrom = async (
  db: Kysely<Schema>,
  memberId: string,
  network: string,
): Promise<boolean> => {
  const logins = await db
    .selectFrom("logins")
    .select("ip")
    .distinct()
    .where("member_id", "=", memberId)
    .execute();
  return logins.some(({ ip }) => networkOf(ip) === network);
};

/** The login before the present one, by which somebody notices a stranger; the present one when it is the first. */
export const lastLogin = async (
  db: Kysely<Schema>,
  memberId: string,
): Promise<{ readonly at: number; readonly address: string } | null> => {
  const [present, before] = await db
    .selectFrom("logins")
    .select(["at", "ip as address"])
    .where("member_id", "=", memberId)
    .orderBy("at", "desc")
    .limit(2)
    .execute();
  return before ?? present ?? null;
};

/** A secret that can't be guessed: 256 random bits as base64url. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored instead of a token, so that a stolen database opens no session. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A living session and its member. */
export interface SignedIn {
  readonly sessionId: string;
  readonly member: Pick<
    Selectable<Schema["members"]>,
    | "id"
    | "username"
    | "nickname"
    | "type"
    | "club_label"
    | "head_icon"
    | "invitation_code"
    | "first_time_login"
  >;
}

/** What a token is worth. */
type TokenState =
  | { readonly state: "alive"; readonly signedIn: SignedIn }
  | { readonly state: "expired" }
  /** The member has signed in on another device since. */
  | { readonly state: "elsewhere" };

/** Ends the member's living sessions; answers how many there were. */
export const endSessions = async (
  db: Kysely<Schema>,
  reason: "elsewhere" | "expired",
  now: number,
  memberId?: string,
): Promise<number> => {
  const result = await db
    .updateTable("sessions")
    .set({ ended_at: now, ended_reason: reason })
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .$if(memberId !== undefined, (query) => query.where("member_id", "=", memberId ?? ""))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/**
 * Begins a session; a member has one at a time, so older ones end. `ip` is where it comes from.
 *
 * @returns its token
 * @throws Refusal account_disabled when the member was disabled meanwhile
 */
export const beginSession = async (
  tx: Tx,
  memberId: string,
  now: number,
  lifetimeMs: number,
  ip: string,
): Promise<string> => {
  // Two logins at the same moment take turns, so that the later one ends the earlier.
  const { disabled } = await tx
    .selectFrom("members")
    .select("disabled")
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (disabled) throw new Refusal("account_disabled");
  await endSessions(tx, "elsewhere", now, memberId);
  const token = randomToken();
  await tx
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      token_hash: tokenHash(token),
      member_id: memberId,
      created_at: now,
      expires_at: now + lifetimeMs,
      ended_at: null,
      ended_reason: null,
    })
    .execute();
  await noteLogin(tx, memberId, ip, now);
  return token;
};

/** Ends the member's living sessions but one. */
export const endOtherSessions = async (
  db: Kysely<Schema>,
  memberId: string,
  keptSessionId: string,
  now: number,
): Promise<void> => {
  await db
    .updateTable("sessions")
    .set({ ended_at: now, ended_reason: "expired" })
    .where("member_id", "=", memberId)
    .where("id", "!=", keptSessionId)
    .where("ended_at", "is", null)
    .execute();
};

/** Lets a living session live until then. One that has ended meanwhile stays ended. */
export const prolongSession = async (db: Kysely<Schema>, sessionId: string, until: number): Promise<void> => {
  await db
    .updateTable("sessions")
    .set({ expires_at: until })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute();
};

/** Ends one session by the member's own wish. */
export const endSession = async (db: Kysely<Schema>, sessionId: string, now: number): Promise<void> => {
  await db
    .updateTable("sessions")
    .set({ ended_at: now, ended_reason: "logout" })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute();
};

/** Looks a token up. */
export const readToken = async (db: Kysely<Schema>, token: string, now: number): Promise<TokenState> => {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("members", "members.id", "sessions.member_id")
    .select([
      "sessions.id as session_id",
      "sessions.expires_at",
      "sessions.ended_reason",
      "members.id",
      "members.username",
      "members.nickname",
      "members.type",
      "members.club_label",
      "members.head_icon",
      "members.invitation_code",
      "members.first_time_login",
    ])
    .where("sessions.token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  if (row === undefined) return { state: "expired" };
  const { session_id, expires_at, ended_reason, ...member } = row;
  if (ended_reason === "elsewhere") return { state: "elsewhere" };
  if (ended_reason !== null || expires_at <= now) return { state: "expired" };
  return { state: "alive", signedIn: { sessionId: session_id, member } };
};
