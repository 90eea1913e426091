import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sweep } from "../sweeper.ts";
import { atOnce, launchedAt, launchFields, ticketOf, useMember, walletOf } from "../testing/index.ts";
import { listBets, placeBet } from "./bets.ts";
import { settleRound } from "./rounds.ts";

const gateway = useMember();
let ticket = "";

const launch = async (nodeId = "JL-RNG-001"): Promise<string> => {
  const fields = launchFields({ nodeId, gameId: `G-${nodeId}`, vassalage: nodeId.split("-")[0] });
  return ticketOf(launchedAt(await gateway.send("launchGame", fields)));
};
/** The wallet's balance, which its ledger entries sum to. */
const balance = async (): Promise<number> => {
  const wallet = await walletOf(gateway.services(), "jugador");
  expect(wallet.balance).toBe(wallet.entries);
  return wallet.balance;
};
type Order = Parameters<typeof settleRound>[1];
const play = ({
  bet = 100,
  key = crypto.randomUUID(),
  decide = () => ({ outcome: {}, win: 0 }),
  ...order
}: Partial<Order> & { readonly key?: string }) =>
  settleRound(gateway.services(), { ticket, bet, idempotencyKey: key, request: { bet }, decide, ...order });
const spin = (bet: number, win: number, key: string = crypto.randomUUID(), on = ticket) =>
  play({ ticket: on, bet, key, decide: () => ({ outcome: { win }, win }) });

beforeEach(async () => {
  ticket = await launch();
});
afterEach(balance);

describe("a round", () => {
  it("is settled and drawn once however often its key is repeated, and returns the new balance", async () => {
    const before = await balance();
    let draws = 0;
    const decide = () => {
      draws += 1;
      return { outcome: { draws }, win: 2_500 };
    };
    const answers = await atOnce(6, () => play({ bet: 1_000, key: "one-key", decide }));
    expect(draws).toBe(1);
    for (const answer of answers)
      expect(answer).toEqual({ ok: true, outcome: { draws: 1 }, win: 2_500, balance: before + 1_500 });
    expect(await balance()).toBe(before + 1_500);
  });

  it("checks the game's limits only for a new key", async () => {
    const refuse = () => "bet-outside-limits" as const;
    expect((await play({ key: "limits" })).ok).toBe(true);
    expect((await play({ key: "limits", refuse })).ok).toBe(true);
    expect(await play({ refuse })).toEqual({ ok: false, reason: "bet-outside-limits" });
  });

  it("refuses a stake above the balance without drawing", async () => {
    const have = await balance();
    const decide = () => {
      throw new Error("must not draw");
    };
    const answer = await play({ bet: have + 1, decide });
    expect(answer).toEqual({ ok: false, reason: "insufficient-balance", balance: have });
  });

  it("writes nothing when drawing fails", async () => {
    const before = await balance();
    const decide = () => {
      throw new Error("no dice");
    };
    await expect(play({ key: "broken", decide })).rejects.toThrow("no dice");
    expect(await balance()).toBe(before);
    expect((await spin(100, 0, "broken")).ok).toBe(true);
  });

  it("is refused after logout and with a guessed ticket", async () => {
    expect(await spin(100, 0, "guess", "guess")).toEqual({ ok: false, reason: "ticket-expired" });
    await gateway.send("logout");
    expect(await spin(100, 0)).toEqual({ ok: false, reason: "session-expired" });
  });

  it("moves the game to the top of the recents", async () => {
    await spin(100, 0);
    gateway.later(1000);
    await spin(100, 0, "other-game", await launch("NPL-RNG-002"));
    const fields = { page: 1, pageSize: 25, language: "ES", clientType: "2" };
    const { games } = await gateway.read("listRecentGames", fields);
    expect(games.slice(0, 2).map(({ nodeId }) => nodeId)).toEqual(["NPL-RNG-002", "JL-RNG-001"]);
  });

  it("puts a big win, and only a big one, on the winner board", async () => {
    gateway.later(1000);
    await spin(10_000, 20_100);
    await spin(100, 3_300);
    const fields = { gameCategory: "ALL", language: "ES", limitNum: 20 };
    const board = await gateway.read("listWinners", fields);
    const mine = board.filter(({ customerName }) => customerName === "jugador");
    expect(mine.map(({ amount }) => amount)).toEqual([3_300]);
  });

  it("never overdraws and never pays twice, in any order and in parallel", async () => {
    const round = fc.record({
      bet: fc.integer({ min: 1, max: 300_000 }),
      win: fc.integer({ min: 0, max: 200_000 }),
      key: fc.constantFrom("k1", "k2", "k3", "k4", "k5"),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 10 }), async (rounds) => {
        run += 1;
        const before = await balance();
        const answers = await Promise.all(rounds.map(({ bet, win, key }) => spin(bet, win, `${run}-${key}`)));
        const played = gateway.services().db.selectFrom("rounds").select(["stake", "win"]);
        const rows = await played.where("idempotency_key", "like", `${run}-k%`).execute();
        const after = await balance();
        expect(after).toBe(rows.reduce((sum, row) => sum + row.win - row.stake, before));
        expect(after).toBeGreaterThanOrEqual(0);
        expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(rows.length);
      }),
      { numRuns: 15 },
    );
  });
});

describe("a sports bet", () => {
  const bet = (win: number, idempotencyKey: string = crypto.randomUUID(), pick = "home") =>
    placeBet(gateway.services(), {
      ticket,
      stake: 1_000,
      idempotencyKey,
      request: { pick },
      dueAt: gateway.services().now() + 60_000,
      slip: { pick },
      decide: () => ({ outcome: { score: "2-1" }, win }),
    });

  beforeEach(async () => {
    ticket = await launch("FB-SPORTS-001");
  });

  it("takes the stake at once, hides its result, and pays when due, once", async () => {
    const before = await balance();
    const placed = await bet(2_000);
    expect(placed).toMatchObject({ ok: true, balance: before - 1_000 });
    expect(placed.ok && placed.bet.result).toBe(undefined);
    expect(await listBets(gateway.services(), ticket)).toMatchObject({ ok: true, balance: before - 1_000 });

    gateway.later(61_000);
    const [listed] = await Promise.all([listBets(gateway.services(), ticket), sweep(gateway.services())]);
    expect(listed.ok && listed.bets[0]).toMatchObject({ slip: { pick: "home" }, result: { win: 2_000 } });
    expect(await balance()).toBe(before + 1_000);
  });

  it("is refused under another bet's key, and answered again under its own", async () => {
    const before = (await balance()) - 1_000;
    const [first] = await Promise.all([bet(0, "slip-key"), bet(0, "slip-key"), bet(0, "slip-key")]);
    expect(await bet(0, "slip-key", "away")).toEqual({ ok: false, reason: "key-reused" });
    expect(await bet(0, "slip-key")).toEqual(first);
    expect(await balance()).toBe(before);
  });
});
