import { endpoints } from "@volado/api-client/endpoints";
import { DAY_MS, MINUTE_MS } from "@volado/domain/calendar";
import { beforeEach, describe, expect, it } from "vitest";
import { startGateway } from "../gateway.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGuest } from "../testing/index.ts";

/** 18:00 of a Thursday in Vietnam: the south and the centre have drawn, the north has not. */
const start = Date.UTC(2026, 11, 17, 11);
let now = start;
const gateway = useGuest({ now: () => now });
beforeEach(() => {
  now = start;
});

const group = { gameType: "ELOTT", prizeMode: "Elott", playType: "trad" };
const asked = { merchantCode: "volado", language: "ES", ...group };
const list = async (fields: object = {}) =>
  (await gateway.read("listLotteries", { ...asked, ...fields })).lotteries;
const held = (nodeIds: string, size = 1) => gateway.read("listLotteryNumbers", { nodeIds, size });
const vietnam = (region: string, drawDate?: number) =>
  gateway.read("listVietnameseDraws", { region, drawDate });

it.each([
  ["ELOTT", ["Elott trad", "Elott ent"]],
  ["LOTT", ["Lott trad", "Lott ent", "SEA trad", "SEA ent"]],
])("the menu of %s has a group for each prize mode and way to play", async (gameType, groups) => {
  const menu = await gateway.read("getLotteryMenu", { merchantCode: "volado", gameType });
  expect(menu.map(({ prizeMode, playType }) => `${prizeMode} ${playType}`)).toEqual(groups);
  for (const { prizeMode, playType, count } of menu)
    expect(await list({ gameType, prizeMode, playType })).toHaveLength(count);
});

it("the lotteries of a group are of its kind, the quick ones first, and show their next draws", async () => {
  const lotteries = await list();
  const round = async (nodeId: string, next: number) => next - ((await held(nodeId))[0]?.drawnAt ?? 0);
  const rounds = await Promise.all(lotteries.map(({ nodeId, drawsAt }) => round(nodeId, drawsAt)));
  expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  for (const lottery of lotteries) {
    expect(lottery).toMatchObject({ type: "ELOTT", lotteryMode: "Elott", playType: "trad", open: true });
    expect(lottery.drawsAt).toBeGreaterThan(now);
    expect(lottery.closesAt).toBeLessThan(lottery.drawsAt);
  }
});

describe("the numbers of a draw", () => {
  it("are unknown before it, and published from then on", async () => {
    for (const { nodeId, drawNumber, drawsAt } of (await list()).toSorted((a, b) => a.drawsAt - b.drawsAt)) {
      now = drawsAt - 1;
      const before = await held(nodeId, 2);
      expect(before.map((draw) => draw.drawNumber)).not.toContain(drawNumber);
      now = drawsAt;
      const [drawn, previous] = await held(nodeId, 2);
      expect(drawn).toMatchObject({ nodeId, drawNumber, drawnAt: drawsAt });
      expect(previous).toEqual(before[0]);
    }
  });

  it("differ from draw to draw and from lottery to lottery, each named once", async () => {
    const ids = (await list()).map(({ nodeId }) => nodeId);
    const draws = await held([...ids, ...ids, "JL-RNG-001", "nobody"].join(","), 10);
    expect(draws).toHaveLength(10 * ids.length);
    expect(new Set(draws.map(({ numbers }) => numbers.join())).size).toBeGreaterThan(0.9 * draws.length);
  });
});

it("past draws are the same after a restart, and for another gateway of the database", async () => {
  const nodeIds = (await list()).map(({ nodeId }) => nodeId).join(",");
  const before = await held(nodeIds, 10);
  const { database } = gateway.services().options;
  const other = await startGateway({ database, team: false, now: () => now });
  try {
    const answer = await fetch(`${other.url}/api/lottery/numbers?nodeIds=${nodeIds}&size=10`);
    expect(readValue({ body: await answer.json() }, endpoints.listLotteryNumbers.response)).toEqual(before);
  } finally {
    await other.stop();
  }
});

describe("Vietnamese results", () => {
  it("are those of the latest day that has some", async () => {
    const [north] = await vietnam("north");
    const south = await vietnam("south");
    expect(north).toMatchObject({ province: "Bắc Ninh", drawsAt: start - DAY_MS + 15 * MINUTE_MS });
    expect(south.map(({ province }) => province)).toEqual(["Tây Ninh", "An Giang", "Bình Thuận"]);
    expect(south[0]?.drawsAt).toBe(start - 105 * MINUTE_MS);
  });

  it.each([
    ["north", "special 1x5, 1 1x5, 2 2x5, 3 6x5, 4 4x4, 5 6x4, 6 3x3, 7 4x2"],
    ["central", "special 1x6, 1 1x5, 2 1x5, 3 2x5, 4 7x5, 5 1x4, 6 3x4, 7 1x3, 8 1x2"],
  ])("of the %s have its prizes", async (region, shape) => {
    const prizes = (await vietnam(region))[0]?.prizes ?? [];
    const shapes = prizes.map(({ rank, numbers }) => `${rank} ${numbers.length}x${numbers[0]?.length}`);
    expect(shapes.join(", ")).toBe(shape);
  });

  it("of a future day have a time and no prizes, and never change once drawn", async () => {
    const [pending] = await vietnam("north", start);
    expect(pending).toMatchObject({ province: "Hà Nội", prizes: [] });
    const drawTime = pending?.drawsAt ?? 0;
    now = drawTime - 1;
    expect((await vietnam("north", start))[0]?.prizes).toEqual([]);
    now = drawTime;
    const drawn = await vietnam("north", start);
    expect(drawn[0]?.prizes).toHaveLength(8);
    now = drawTime + 3 * DAY_MS;
    expect(await vietnam("north", start)).toEqual(drawn);
    expect(await vietnam("north", drawTime - DAY_MS)).not.toEqual(drawn);
  });
});
