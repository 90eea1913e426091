import { describe, expect, it } from "vitest";
import { useMember } from "../testing/index.ts";
import { playCalls } from "../testing/play-calls.ts";

const gateway = useMember();
const { launch, launchDemo, balance, ask } = playCalls(gateway);
const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const game = "TCG_LOTTO_VN-ELOTT-008";
const wins = () => 0;

/** A bet on the next draw of the ticket's lottery, with the first numbers. */
const drawSlip = async (ticket: string) => {
  const { value } = (await ask(ticket, "/draw")).body;
  const picks = Array.from({ length: value.rule.count }, (_, place) => place + 1);
  return { bet: 1_000, key: "draw-0001", draw: value.drawNo, picks };
};

describe("bets on a draw", () => {
  const left = async (ticket: string) => {
    const { value } = (await ask(ticket, "/draw")).body;
    return { toClose: value.closeTime - value.now, toDraw: value.drawTime - value.now };
  };

  /** Opens a lottery at the start of a round. */
  const open = async (start = launch, nodeId: string = game) => {
    const ticket = await start(nodeId);
    gateway.later((await left(ticket)).toDraw);
    return ticket;
  };

  it("wait for the draw, and are paid by the numbers that the hall then shows", async () => {
    const ticket = await open();
    const { rule } = (await ask(ticket, "/draw")).body.value;
    const order = await drawSlip(ticket);
    const first = await ask(ticket, "/draw", { body: order });
    expect(first.body.value).toMatchObject({ balance: 499_000, bet: { slip: { draw: order.draw } } });
    expect(first.body.value.bet).not.toHaveProperty("result");
    expect((await ask(ticket, "/bets")).body.value.bets[0]).not.toHaveProperty("result");

    gateway.later((await left(ticket)).toDraw);
    const { bets, balance: after } = (await ask(ticket, "/bets")).body.value;
    const [drawn] = await gateway.read("listLotteryNumbers", { nodeIds: game, size: 1 });
    expect(drawn).toMatchObject({ drawNumber: order.draw, numbers: bets[0].result.outcome.numbers });
    const { hits } = bets[0].result.outcome;
    expect(hits).toBe(drawn?.numbers.filter((number) => order.picks.includes(Number(number))).length);
    expect(after).toBe(499_000 + 1_000 * rule.prizes[hits]);
  });

  it("take the stake once for each key, and pay the prize of all numbers", async () => {
    const ticket = await open();
    const order = await drawSlip(ticket);
    const { rule } = (await ask(ticket, "/draw")).body.value;
    // These rolls draw the first numbers.
    const first = await ask(ticket, "/draw", { body: order, roll: wins });
    expect(await ask(ticket, "/draw", { body: order, roll: wins })).toEqual(first);
    const other = { ...order, picks: order.picks.map((pick) => pick + 1) };
    expect(await ask(ticket, "/draw", { body: other })).toMatchObject(refused(409, "KEY_REUSED"));
    gateway.later((await left(ticket)).toDraw);
    const win = 1_000 * rule.prizes.at(-1);
    const { bets } = (await ask(ticket, "/bets")).body.value;
    expect(bets).toMatchObject([{ result: { win, outcome: { hits: rule.count } } }]);
    expect((await ask(ticket, "/draw", { body: order })).body.value.bet.result.win).toBe(win);
    expect(await balance()).toBe(499_000 + win);
  });

  it("are refused once sales are closed, and for a draw that is over", async () => {
    const ticket = await open();
    const order = await drawSlip(ticket);
    const closed = refused(409, "DRAW_CLOSED");
    gateway.later((await left(ticket)).toClose);
    expect(await ask(ticket, "/draw", { body: order })).toMatchObject(closed);
    gateway.later((await left(ticket)).toDraw);
    expect(await ask(ticket, "/draw", { body: order })).toMatchObject(closed);
    expect(await ask(ticket, "/draw", { body: await drawSlip(ticket) })).toMatchObject({ status: 200 });
    expect(await balance()).toBe(499_000);
  });

  it.each([
    ["too few", (picks: number[]) => picks.slice(1)],
    ["one twice", (picks: number[]) => [...picks.slice(1), picks.at(-1)]],
    ["one out of range", (picks: number[]) => [...picks.slice(1), 81]],
  ])("with %s of the numbers are refused", async (_, change) => {
    const ticket = await open();
    const order = await drawSlip(ticket);
    const body = { ...order, picks: change(order.picks) };
    expect(await ask(ticket, "/draw", { body })).toMatchObject(refused(422, "INVALID"));
  });

  it.each([
    ["real", launch],
    ["demo", launchDemo],
  ])("at a %s table respect the game's limits", async (_, start) => {
    const ticket = await open(start);
    const { min, max } = (await ask(ticket, "/table")).body.value.limits;
    for (const bet of [min - 1, max + 1]) {
      const body = { ...(await drawSlip(ticket)), bet };
      expect(await ask(ticket, "/draw", { body })).toMatchObject(refused(422, "BET_OUTSIDE_LIMITS"));
    }
  });

  it("are listed with those of their own lottery", async () => {
    const [ticket, other] = [await open(), await open(launch, "QNI-ELOTT-002")];
    await ask(ticket, "/draw", { body: await drawSlip(ticket) });
    await ask(other, "/draw", { body: { ...(await drawSlip(other)), key: "draw-0002" } });
    for (const seat of [ticket, other]) expect((await ask(seat, "/bets")).body.value.bets).toHaveLength(1);
    expect((await ask(await launch("FB-SPORTS-001"), "/bets")).body.value.bets).toEqual([]);
  });

  it("of play money have a draw of their own, and are not stored", async () => {
    const ticket = await open(launchDemo);
    const results: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const order = await drawSlip(ticket);
      const { bet } = (await ask(ticket, "/draw", { body: order })).body.value;
      gateway.later((await left(ticket)).toDraw);
      const [drawn] = await gateway.read("listLotteryNumbers", { nodeIds: game, size: 1 });
      expect(drawn?.drawNumber).toBe(order.draw);
      results.push(String(bet.result.outcome.numbers.join() === drawn?.numbers.join()));
    }
    expect(results).toContain("false");
    expect((await ask(ticket, "/bets")).body.value.bets).toEqual([]);
    expect(await balance()).toBe(500_000);
  });
});
