import { permission } from "@volado/domain/member";
import type { ConsolePorts } from "../console/ports.ts";
import type { RecentReward } from "../console/shapes/money.ts";
import { issueReward, rewardStatusAt } from "../rewards/rewards.ts";
import type { Services } from "../services.ts";
import { orderOnce } from "./console-orders.ts";

const SHOWN = 30;

const readRewards = async ({ db, now }: Services): Promise<readonly RecentReward[]> => {
  const rows = await db
    .selectFrom("rewards")
    .innerJoin("members", "members.id", "rewards.member_id")
    .selectAll("rewards")
    .select("members.username")
    .orderBy("rewards.created_at", "desc")
    .orderBy("rewards.id")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    kind: row.kind,
    status: rewardStatusAt(row, now()),
    amount: row.amount,
  }));
};

/** What the console asks about rewards. */
export const rewardPorts = (services: Services): Pick<ConsolePorts, "rewards" | "issueReward"> => ({
  rewards: () => readRewards(services),
  issueReward: (username, amount, key) =>
    orderOnce(services, {
      key,
      content: `give ${username} ${amount}`,
      async carryOut(tx) {
        const member = await tx
          .selectFrom("members")
          .select(["id", "type"])
          .where("username", "=", username)
          .executeTakeFirst();
        if (member === undefined || permission("rewards", member) !== "allowed") return false;
        const gift = { memberId: member.id, kind: "gift", source: `console ${key}` } as const;
        await issueReward(tx, { ...gift, amount, at: services.now() }, null);
        return true;
      },
    }),
});
