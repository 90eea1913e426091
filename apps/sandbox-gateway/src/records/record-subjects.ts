import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";

/** A reference as the ledger keeps it: what caused a movement, and its id. */
const split = (reference: string | null): readonly [cause: string, id: string] => {
  const [cause = "", ...id] = (reference ?? "").split(":");
  return [cause, id.join(":")];
};

/** The node of the game that each round or bet was played at, by the reference in the ledger. */
export const playedNodes = async (
  db: Kysely<Schema>,
  references: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> => {
  const idsOf = (wanted: string) =>
    references.map(split).flatMap(([cause, id]) => (cause === wanted ? [id] : []));
  const nodes = new Map<string, string>();
  for (const [table, cause] of [
    ["rounds", "round"],
    ["bets", "bet"],
  ] as const) {
    const ids = idsOf(cause);
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(table).select(["id", "node_id"]).where("id", "in", ids).execute();
    for (const { id, node_id } of rows) nodes.set(`${cause}:${id}`, node_id);
  }
  return nodes;
};
