import type { Kysely } from "kysely";
import * as z from "zod";
import type { Schema } from "../data/schema.ts";

/** A round or bet that moved money. */
export interface Played {
  readonly nodeId: string;
  /** Centavos. */
  readonly stake: number;
  /** What was bet on; undefined for rounds, and for bets of the seeded past. */
  readonly slip: z.infer<typeof slipSchema> | undefined;
}

const slipSchema = z.object({
  home: z.string(),
  away: z.string(),
  selection: z.enum(["1", "X", "2"]),
  odds: z.int().positive(),
});

/** A reference as the ledger keeps it: what caused a movement, and its id. */
const split = (reference: string | null): readonly [cause: string, id: string] => {
  const [cause = "", ...id] = (reference ?? "").split(":");
  return [cause, id.join(":")];
};

/** The round or bet behind each movement, by its reference in the ledger. */
export const playedBehind = async (
  db: Kysely<Schema>,
  references: readonly (string | null)[],
): Promise<ReadonlyMap<string, Played>> => {
  const idsOf = (wanted: string) =>
    references.map(split).flatMap(([cause, id]) => (cause === wanted ? [id] : []));
  const played = new Map<string, Played>();
  const rounds = idsOf("round");
  if (rounds.length > 0)
    for (const { id, node_id, stake } of await db
      .selectFrom("rounds")
      .select(["id", "node_id", "stake"])
      .where("id", "in", rounds)
      .execute())
      played.set(`round:${id}`, { nodeId: node_id, stake, slip: undefined });
  const bets = idsOf("bet");
  if (bets.length > 0)
    for (const { id, node_id, stake, slip } of await db
      .selectFrom("bets")
      .select(["id", "node_id", "stake", "slip"])
      .where("id", "in", bets)
      .execute())
      played.set(`bet:${id}`, { nodeId: node_id, stake, slip: slipSchema.safeParse(slip).data });
  return played;
};
