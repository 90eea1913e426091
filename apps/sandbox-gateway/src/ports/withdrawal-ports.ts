import type { ConsolePorts } from "../console/ports.ts";
import type { Services } from "../services.ts";
import { pendingWithdrawals, settleWithdrawal } from "../withdrawals/withdrawals.ts";

/** What the console asks about withdrawals. */
export const withdrawalPorts = ({
  db,
  now,
}: Services): Pick<ConsolePorts, "withdrawals" | "settleWithdrawal"> => ({
  async withdrawals() {
    const rows = await pendingWithdrawals(db);
    return rows.map(({ id, username, amount, fee, bank, card_tail, holder, requested_at }) => ({
      id,
      username,
      amount,
      fee,
      account: `${bank} ··${card_tail}, ${holder}`,
      requestedAt: requested_at,
    }));
  },
  settleWithdrawal: (id, settlement) =>
    db.transaction().execute((tx) => settleWithdrawal(tx, id, settlement, now())),
});
