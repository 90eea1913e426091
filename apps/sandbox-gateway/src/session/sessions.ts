import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { MembersTable } from "../data/schema/members.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { noteLogin } from "./logins.ts";
import { randomToken, tokenHash } from "./tokens.ts";

/** A living session and its member. */
export interface SignedIn {
  readonly sessionId: string;
  readonly member: Pick<
    Selectable<MembersTable>,
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
export type TokenState =
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
