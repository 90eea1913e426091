import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { networkOf } from "../request/network.ts";
import type { Tx } from "../wallet/ledger.ts";

/** Remembers a login that succeeded. */
export const noteLogin = async (tx: Tx, memberId: string, ip: string, now: number): Promise<void> => {
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
