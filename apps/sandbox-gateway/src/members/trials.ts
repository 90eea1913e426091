import { randomBytes } from "node:crypto";
import { HOUR_MS } from "@volado/domain/calendar";
import { MemberType } from "@volado/domain/member";
import { eachApart } from "../each-apart.ts";
import { voidOpenBets } from "../play-rounds/bets.ts";
import type { Services } from "../services.ts";
import { NO_PASSWORD } from "../session/password.ts";
import { lockWallet, move, type Tx } from "../wallet/ledger.ts";
import { createMember } from "./create-member.ts";
import type { Member } from "./find-member.ts";

/** Play money of a trial, in centavos. */
const BALANCE = 100_000;

/** A trial account lives a day. */
const LIFETIME_MS = 24 * HOUR_MS;

/** Opens a trial account (Spec §6: type 4). Nobody can log in to it again: it lives as long as its session. */
export const createTrial = (tx: Tx, now: number): Promise<Member> =>
  createMember(
    tx,
    {
      username: `prueba_${randomBytes(4).toString("hex")}`,
      nickname: null,
      type: MemberType.Trial,
      passwordHash: NO_PASSWORD,
      mobile: null,
      email: null,
      inviterId: null,
      expiresAt: now + LIFETIME_MS,
      opening: BALANCE,
    },
    now,
  );

const closeTrial = async (tx: Tx, memberId: string, now: number): Promise<void> => {
  // Nothing may come to the wallet after its end.
  await voidOpenBets(tx, memberId, now);
  const { balance } = await lockWallet(tx, memberId);
  await move(tx, { memberId, kind: "adjustment", amount: -balance, reference: "trial-end", at: now });
  for (const table of ["favourites", "recents", "announcement_reads"] as const) {
    await tx.deleteFrom(table).where("member_id", "=", memberId).execute();
  }
  await tx.updateTable("members").set({ disabled: true }).where("id", "=", memberId).execute();
};

/**
 * Closes trial accounts whose day is over: open bets are void, what is left goes back to the house, and what was
 * theirs alone is deleted. The account itself stays behind the ledger, which is kept for ever.
 */
export const closeExpiredTrials = async (services: Services): Promise<void> => {
  const { db } = services;
  const now = services.now();
  const expired = await db
    .selectFrom("members")
    .select("id")
    .where("expires_at", "<", now)
    .where("disabled", "=", false)
    .execute();
  const nameOf = ({ id }: { readonly id: string }) => `trial ${id}`;
  await eachApart(services, expired, nameOf, ({ id }) =>
    db.transaction().execute((tx) => closeTrial(tx, id, now)),
  );
};
