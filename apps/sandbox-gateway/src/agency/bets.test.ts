import { DAY_MS } from "@volado/domain/calendar";
import { expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";
import { readBets, sumBets } from "./report.ts";

const gateway = useGateway({ team: false });

const MIDNIGHT = Date.UTC(2026, 0, 2, 6);

it("a day's bets run from its first instant to its last, without the next midnight", async () => {
  const { db } = gateway.services();
  const played = { member_id: "M-jugador", node_id: "JL-RNG-001", stake: 100, win: 0, outcome: "{}" };
  const rounds = [MIDNIGHT - DAY_MS - 1, MIDNIGHT - DAY_MS, MIDNIGHT - 1, MIDNIGHT].map((created_at) => {
    return { ...played, id: crypto.randomUUID(), idempotency_key: crypto.randomUUID(), created_at };
  });
  await db.insertInto("rounds").values(rounds).execute();
  const query = {
    memberIds: ["M-jugador"],
    days: { from: MIDNIGHT - DAY_MS, to: MIDNIGHT },
    gameType: undefined,
    sort: "at",
    desc: false,
    limit: 10,
    offset: 0,
  } as const;
  const found = await readBets(db, query);
  expect(found.map(({ at }) => at)).toEqual([MIDNIGHT - DAY_MS, MIDNIGHT - 1]);
  expect(await sumBets(db, query)).toMatchObject({ betCount: 2, stake: 200 });
});
