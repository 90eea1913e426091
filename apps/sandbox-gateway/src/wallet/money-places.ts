import { decimalOf } from "@volado/domain/money";
import type { Kysely } from "kysely";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Schema } from "../data/schema.ts";

/**
 * Where a member's money is: in the wallet, in withdrawals that wait, and with vendors. The sandbox's games
 * play from the one wallet, so what lies with a vendor are the stakes of bets that aren't settled.
 */
export const moneyPlaces = async (db: Kysely<Schema>, memberId: string, catalogue: Catalogue) => {
  const { balance } = await db
    .selectFrom("wallets")
    .select("balance")
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  const waiting = await db
    .selectFrom("withdrawals")
    .select(["amount", "fee"])
    .where("member_id", "=", memberId)
    .where("state", "=", "pending")
    .execute();
  const open = await db
    .selectFrom("bets")
    .select(["node_id", "stake"])
    .where("member_id", "=", memberId)
    .where("settled_at", "is", null)
    .execute();
  const vendors = new Map<string, { readonly name: string; readonly centavos: number }>();
  for (const { node_id, stake } of open) {
    const { vendor, vendorName } = catalogue.byNodeId(node_id) ?? { vendor: node_id, vendorName: node_id };
    vendors.set(vendor, { name: vendorName, centavos: (vendors.get(vendor)?.centavos ?? 0) + stake });
  }
  return {
    available: decimalOf(balance),
    withdrawing: decimalOf(waiting.reduce((sum, { amount, fee }) => sum + amount + fee, 0)),
    vendors: [...vendors].map(([vendor, { name, centavos }]) => ({
      vendor,
      name,
      amount: decimalOf(centavos),
    })),
  };
};
