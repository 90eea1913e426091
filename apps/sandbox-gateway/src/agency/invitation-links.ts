import { INVITATION_LINKS_MAX } from "@volado/domain/agency";
import { MemberType } from "@volado/domain/member";
import type { Kysely, Selectable } from "kysely";
import type { InvitationLinksTable } from "../data/schema/agency.ts";
import type { Schema } from "../data/schema.ts";
import { invitationCode } from "../members/create-member.ts";
import { Refusal } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";

/** What whoever joins below is given, as the gateway keeps it. */
export interface KeptTerms {
  readonly type: number;
  /** Hundredths of a per cent. */
  readonly rate: number;
}

/** A link as it travels. */
export const wireLink = ({ code, type, rebate_rate, created_at }: Selectable<InvitationLinksTable>) => ({
  code,
  agent: type === MemberType.Agent,
  rebateRate: rebate_rate / 100,
  createdAt: created_at,
});

/** An agent's living links, the latest first. */
export const linksOf = (db: Kysely<Schema>, agentId: string) =>
  db
    .selectFrom("invitation_links")
    .selectAll()
    .where("member_id", "=", agentId)
    .where("removed_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("code")
    .execute();

/** @throws Refusal conflict with as many links as there may be. */
export const makeLink = async (tx: Tx, agentId: string, { type, rate }: KeptTerms, now: number) => {
  // One agent's links are made in turns, so that none goes beyond the most.
  await tx.selectFrom("members").select("id").where("id", "=", agentId).forNoKeyUpdate().execute();
  if ((await linksOf(tx, agentId)).length >= INVITATION_LINKS_MAX)
    throw new Refusal("conflict", { message: "Too many links." });
  return tx
    .insertInto("invitation_links")
    .values({
      code: invitationCode(),
      member_id: agentId,
      type,
      rebate_rate: rate,
      created_at: now,
      removed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** @throws Refusal not_found for a link that isn't the agent's, or is gone. */
export const removeLink = async (tx: Tx, agentId: string, code: string, now: number): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable("invitation_links")
    .set({ removed_at: now })
    .where("member_id", "=", agentId)
    .where("code", "=", code.trim().toUpperCase())
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal("not_found");
};
