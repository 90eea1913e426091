import { DAY_MS, MINUTE_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const drawSchema = z.object({
  nodeId: z.string(),
  drawNo: z.string(),
  drawTime: z.number(),
  numbers: z.array(z.string()),
});
const listSchema = z.object({
  serverTime: z.number(),
  list: z.array(
    z.object({
      nodeId: z.string(),
      gameName: z.string(),
      gameType: z.string(),
      lottoMode: z.string(),
      playType: z.string(),
      drawNo: z.string(),
      drawTime: z.number(),
      closeTime: z.number(),
      open: z.boolean(),
    }),
  ),
});
const vietnameseSchema = z.array(
  z.object({
    provinceName: z.string(),
    drawTime: z.number(),
    prizes: z.array(z.object({ rank: z.string(), numbers: z.array(z.string()) })),
  }),
);

/**
 * 18:00 of a Thursday in Vietnam, four weeks later for each test: the south and the centre have drawn, the
 * north has not.
 */
let start = Date.UTC(2026, 10, 19, 11);
let now = start;
const gateway = useGateway({ now: () => now });

const list = async (fields: Readonly<Record<string, unknown>> = {}) =>
  readValue(
    await gateway.call({
      id: "listLotteries",
      fields: {
        merchantCode: "volado",
        gameType: "ELOTT",
        prizeMode: "Elott",
        playType: "trad",
        language: "ES",
        ...fields,
      },
    }),
    listSchema,
  );
const held = async (nodeIds: string, size = 1) =>
  readValue(await gateway.call({ id: "listLotteryNumbers", fields: { nodeIds, size } }), z.array(drawSchema));
const vietnam = async (region: string, drawDate?: number) =>
  readValue(
    await gateway.call({ id: "listVietnameseDraws", fields: { region, drawDate } }),
    vietnameseSchema,
  );

beforeEach(() => {
  start += 28 * DAY_MS;
  now = start;
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("the menu", () => {
  it.each([
    ["ELOTT", ["Elott trad", "Elott ent"]],
    ["LOTT", ["Lott trad", "Lott ent", "SEA trad", "SEA ent"]],
  ])("of %s has a group for each prize mode and way to play", async (gameType, groups) => {
    const answer = await gateway.call({ id: "getLotteryMenu", fields: { merchantCode: "volado", gameType } });
    const menu = readValue(
      answer,
      z.array(z.object({ prizeMode: z.string(), playType: z.string(), count: z.number() })),
    );
    expect(menu.map(({ prizeMode, playType }) => `${prizeMode} ${playType}`)).toEqual(groups);
    for (const { prizeMode, playType, count } of menu)
      expect((await list({ gameType, prizeMode, playType })).list).toHaveLength(count);
  });

  it("knows no other game types", async () => {
    const fields = { merchantCode: "volado", gameType: "RNG" };
    expect(await gateway.call({ id: "getLotteryMenu", fields })).toMatchObject({
      status: 422,
      body: { code: "invalid_input", value: { issues: [{ path: "gameType" }] } },
    });
  });
});

describe("the lotteries of a group", () => {
  it("are of its kind, the quick ones first, and tell their next draws", async () => {
    const { serverTime, list: lotteries } = await list();
    expect(serverTime).toBe(start);
    const rounds = await Promise.all(
      lotteries.map(async ({ nodeId, drawTime }) => drawTime - ((await held(nodeId))[0]?.drawTime ?? 0)),
    );
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    for (const lottery of lotteries) {
      expect(lottery).toMatchObject({ gameType: "ELOTT", lottoMode: "Elott", playType: "trad", open: true });
      expect(lottery.drawTime).toBeGreaterThan(now);
      expect(lottery.closeTime).toBeLessThan(lottery.drawTime);
    }
  });

  it("draw when their names say", async () => {
    const all = [...(await list()).list, ...(await list({ playType: "ent" })).list];
    const nextOf = (name: string) =>
      all.filter(({ gameName }) => gameName.endsWith(name)).map(({ drawTime }) => drawTime - start);
    expect(new Set(nextOf("Turbo"))).toEqual(new Set([MINUTE_MS]));
    expect(new Set(nextOf("Cinco Minutos"))).toEqual(new Set([5 * MINUTE_MS]));
    expect(new Set(nextOf("Hanói"))).toEqual(new Set([15 * MINUTE_MS]));
  });
});

describe("the numbers of a draw", () => {
  it("are not told before it, and are there from its instant on", async () => {
    const { list: lotteries } = await list();
    for (const { nodeId, drawNo, drawTime } of lotteries.toSorted((a, b) => a.drawTime - b.drawTime)) {
      now = drawTime - 1;
      const before = await held(nodeId, 2);
      expect(before.map((draw) => draw.drawNo)).not.toContain(drawNo);
      now = drawTime;
      const [drawn, previous] = await held(nodeId, 2);
      expect(drawn).toMatchObject({ nodeId, drawNo, drawTime });
      expect(previous).toEqual(before[0]);
    }
  });

  it("never change, while the next draws follow with numbers of their own", async () => {
    const [{ nodeId, drawTime, drawNo } = { nodeId: "", drawTime: 0, drawNo: "" }] = (await list()).list;
    now = drawTime;
    const drawn = await held(nodeId);
    const following = (await list()).list.find((lottery) => lottery.nodeId === nodeId);
    expect(following?.drawTime).toBeGreaterThan(now);
    expect(following?.drawNo).not.toBe(drawNo);
    now = drawTime + 12 * ((following?.drawTime ?? 0) - drawTime);
    const later = await held(nodeId, 20);
    expect(later[12]).toEqual(drawn[0]);
    expect(new Set(later.map((draw) => draw.drawNo)).size).toBe(20);
  });

  it("count up within a day and begin anew with the next", async () => {
    const day = (instant: number) => new Date(instant).toISOString().slice(0, 10).replaceAll("-", "");
    now = start + 19 * 60 * MINUTE_MS + 2 * MINUTE_MS;
    const turbo = (await list({ playType: "ent" })).list.concat((await list()).list);
    const { nodeId = "" } = turbo.find(({ gameName }) => gameName.endsWith("Turbo")) ?? {};
    expect((await held(nodeId, 4)).map(({ drawNo }) => drawNo)).toEqual([
      `${day(now)}-003`,
      `${day(now)}-002`,
      `${day(now)}-001`,
      `${day(start)}-1440`,
    ]);
  });

  it("differ from draw to draw and from lottery to lottery", async () => {
    const { list: lotteries } = await list();
    const draws = await held(lotteries.map(({ nodeId }) => nodeId).join(","), 10);
    expect(draws).toHaveLength(10 * lotteries.length);
    expect(new Set(draws.map(({ numbers }) => numbers.join())).size).toBeGreaterThan(0.9 * draws.length);
  });

  it("are of lotteries only, each once", async () => {
    expect(await held("JL-RNG-001,nobody")).toEqual([]);
    expect(await held("QNI-ELOTT-001,QNI-ELOTT-001")).toHaveLength(1);
  });
});

describe("Vietnamese results", () => {
  it("are those of the latest day that has some", async () => {
    const [north] = await vietnam("north");
    const south = await vietnam("south");
    expect(north).toMatchObject({ provinceName: "Bắc Ninh", drawTime: start - DAY_MS + 15 * MINUTE_MS });
    expect(south.map(({ provinceName }) => provinceName)).toEqual(["Tây Ninh", "An Giang", "Bình Thuận"]);
    expect(south[0]?.drawTime).toBe(start - 105 * MINUTE_MS);
  });

  it("have the prizes of their region", async () => {
    const shape = async (region: string) =>
      (await vietnam(region))[0]?.prizes.map(
        ({ rank, numbers }) => `${rank} ${numbers.length}x${numbers[0]?.length}`,
      );
    expect(await shape("north")).toEqual([
      "special 1x5",
      "1 1x5",
      "2 2x5",
      "3 6x5",
      "4 4x4",
      "5 6x4",
      "6 3x3",
      "7 4x2",
    ]);
    expect(await shape("central")).toEqual([
      "special 1x6",
      "1 1x5",
      "2 1x5",
      "3 2x5",
      "4 7x5",
      "5 1x4",
      "6 3x4",
      "7 1x3",
      "8 1x2",
    ]);
  });

  it("of a day to come have a time and no prizes, and keep them once drawn", async () => {
    const [pending] = await vietnam("north", start);
    expect(pending).toMatchObject({ provinceName: "Hà Nội", prizes: [] });
    const drawTime = pending?.drawTime ?? 0;
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
