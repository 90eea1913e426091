import { randomUUID } from "node:crypto";
import type { ConsolePorts } from "../console/ports.ts";
import { plannedRain } from "../data/world/rewards.ts";
import { CONSOLE_RAIN } from "../rewards/red-rain.ts";
import type { Services } from "../services.ts";

/** What the console asks about red rain. */
export const redRainPorts = ({ db, now }: Services): Pick<ConsolePorts, "letItRain"> => ({
  letItRain: ({ startsIn, lasts, tries, prizes }) =>
    db.transaction().execute(async (tx) => {
      await tx.deleteFrom("red_rains").where("id", "like", `${CONSOLE_RAIN}%`).execute();
      const startsAt = now() + startsIn;
      await tx
        .insertInto("red_rains")
        .values({
          id: `${CONSOLE_RAIN}${randomUUID()}`,
          starts_at: startsAt,
          ends_at: startsAt + lasts,
          tries,
          prizes: [...prizes],
          pool_left: plannedRain.pool,
        })
        .execute();
    }),
});
