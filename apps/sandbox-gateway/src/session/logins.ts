import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Tx } from "../wallet/ledger.ts";

/** Remembers a login that succeeded. */
export const noteLogin = async (tx: Tx, memberId: string, ip: string, now: number): Promise<void> => {
  await tx.insertInto("logins").values({ id: randomUUID(), member_id: memberId, at: now, ip }).execute();
};

/** Whether the member has logged in from this address before. */
export const hasComeFrom = async (db: Kysely<Schema>, memberId: string, ip: string): Promise<boolean> => {
  const login = await db
    .selectFrom("logins")
    .select("id")
    .where("member_id", "=", memberId)
    .where("ip", "=", ip)
    .limit(1)
    .executeTakeFirst();
  return login !== undefined;
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
