import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { DAY_MS } from "@volado/domain/calendar";
import { MemberType } from "@volado/domain/member";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../data/schema.ts";
import { voidOpenBets } from "../play-rounds/bets.ts";
import { forEachIndependently } from "../repeat.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { NO_PASSWORD } from "../session/password-hash.ts";
import type { Mobile } from "../settings/registration-settings.ts";
import type { BonusChange } from "../wallet/bonus-grants.ts";
import { lockWallet, move, openWallet, type Tx } from "../wallet/ledger.ts";
import { hasNumberOf, type Member } from "./find-member.ts";

interface NewMember {
  /** Lower-case letters, digits and underscore, or from `nameByMobile`. */
  readonly username: string;
  readonly nickname: string | null;
  readonly type: number;
  readonly passwordHash: string;
  readonly paymentPasswordHash?: string | undefined;
  readonly mobile: Mobile | null;
  /** Lower case. */
  readonly email: string | null;
  readonly inviterId: string | null;
  /** The code of the agent's link by which the member registered. */
  readonly invitationLink?: string | null;
  /** Hundredths of a per cent. @default 0 */
  readonly rebateRate?: number;
  /** The level of a member of the VIP club. */
  readonly clubLabel?: string | null;
  /** `YYYY-MM-DD`, for the birthday bonus. */
  readonly birthday?: string | null;
  /** Trial accounts only: when the account closes. */
  readonly expiresAt?: number | null;
  /** Opening balance in centavos. */
  readonly opening?: number;
}

/** Excludes look-alike letters and digits: invitation codes are read aloud and typed. */
const CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 8;

/** A random code; the database ensures that it is unique. */
export const invitationCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join("");

/** Any constant: the advisory lock of registrations. */
const REGISTRATION_LOCK = 761_126_022;

/** Serializes registrations: no unique index can ensure that no username equals another member's number. */
export const lockRegistrations = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(REGISTRATION_LOCK)})`.execute(tx);
};

/** Whether a name is free: no member's username, and no member's mobile number. */
export const isNameFree = async (db: Kysely<Schema>, name: string): Promise<boolean> => {
  const members = db.selectFrom("members").select("id").limit(1);
  const meant = members.where((where) => where.or([where("username", "=", name), hasNumberOf(where, name)]));
  return (await meant.executeTakeFirst()) === undefined;
};

/** Whether no member but `except` has this number; a username that looks like it doesn't count (docs/decisions/070). */
export const isMobileFree = async (db: Kysely<Schema>, mobile: Mobile, except = ""): Promise<boolean> => {
  const others = db.selectFrom("members").select("id").where("id", "!=", except).limit(1);
  const same = others.where("dialling_code", "=", mobile.diallingCode).where("mobile", "=", mobile.number);
  return (await same.executeTakeFirst()) === undefined;
};

/**
 * A free username for a registration by number (Spec §3): the number, or if that is taken, the number with its calling
 * code and a `+`, which a typed username can't contain. Registrations must be locked.
 */
export const nameByMobile = async (tx: Tx, { diallingCode, number }: Mobile): Promise<string> => {
  if (await isNameFree(tx, number)) return number;
  const whole = `+${diallingCode}${number}`;
  // A former owner of the number may still have it as username.
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? whole : `${whole}_${count}`;
    if (await isNameFree(tx, name)) return name;
  }
};

export const isEmailFree = async (db: Kysely<Schema>, email: string): Promise<boolean> =>
  (await db.selectFrom("members").select("id").where("email", "=", email).executeTakeFirst()) === undefined;

/** Creates a member with invitation code and wallet. @throws Refusal mobile_taken, username_taken, email_taken */
export const createMember = async (tx: Tx, member: NewMember, now: number): Promise<Member> => {
  await lockRegistrations(tx);
  const { username, mobile, email, opening = 0 } = member;
  if (mobile !== null && !(await isMobileFree(tx, mobile))) throw new Refusal("mobile_taken");
  if (!(await isNameFree(tx, username))) throw new Refusal("username_taken");
  if (email !== null && !(await isEmailFree(tx, email))) throw new Refusal("email_taken");
  const created = await tx
    .insertInto("members")
    .values({
      id: `M-${randomUUID()}`,
      username,
      nickname: member.nickname,
      type: member.type,
      password_hash: member.passwordHash,
      payment_password_hash: member.paymentPasswordHash,
      portal: "site",
      disabled: false,
      first_time_login: false,
      created_at: now,
      dialling_code: mobile?.diallingCode,
      mobile: mobile?.number,
      email,
      invitation_code: invitationCode(),
      inviter_id: member.inviterId,
      invitation_link: member.invitationLink,
      rebate_rate: member.rebateRate ?? 0,
      club_label: member.clubLabel,
      birthday: member.birthday,
      expires_at: member.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await openWallet(tx, created.id);
  await move(tx, { memberId: created.id, kind: "opening", amount: opening, reference: null, at: now });
  return created;
};

/** Opens a trial account (Spec §6: type 4). It has no login, and can be used as long as its session lasts. */
export const createTrial = (tx: Tx, now: number): Promise<Member> => {
  const username = `prueba_${randomBytes(4).toString("hex")}`;
  const nobody = { nickname: null, mobile: null, email: null, inviterId: null, passwordHash: NO_PASSWORD };
  const trial = { type: MemberType.Trial, expiresAt: now + DAY_MS, opening: 100_000 };
  return createMember(tx, { username, ...nobody, ...trial }, now);
};

const closeTrial = async (tx: Tx, memberId: string, change: BonusChange): Promise<void> => {
  // Nothing may be paid into the wallet after its end.
  await voidOpenBets(tx, memberId, change);
  const { balance } = await lockWallet(tx, memberId);
  const { at } = change;
  await move(tx, { memberId, kind: "adjustment", amount: -balance, reference: "trial-end", at });
  for (const table of ["favourites", "recents", "announcement_reads"] as const)
    await tx.deleteFrom(table).where("member_id", "=", memberId).execute();
  await tx.updateTable("members").set({ disabled: true }).where("id", "=", memberId).execute();
};

/** Closes expired trial accounts; the row stays, because the ledger refers to it. */
export const closeExpiredTrials = async (services: Services): Promise<void> => {
  const { db, brand } = services;
  const now = services.now();
  const trials = db.selectFrom("members").select("id").where("expires_at", "<", now);
  const expired = await trials.where("disabled", "=", false).execute();
  const nameOf = ({ id }: { readonly id: string }) => `trial ${id}`;
  await forEachIndependently(services, expired, nameOf, ({ id }) =>
    db.transaction().execute((tx) => closeTrial(tx, id, { brand, at: now })),
  );
};
