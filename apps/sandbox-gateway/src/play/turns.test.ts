import { describe, expect, it } from "vitest";
import { sweep } from "../sweeper.ts";
import { dealing, type Rank } from "../testing/dealing.ts";
import { atOnce, pesos, useMember } from "../testing/index.ts";
import { playCalls } from "../testing/play-calls.ts";
import { createPlayApi } from "./app.ts";
import { thinkMs } from "./blackjack.ts";

const gateway = useMember();
const blackjack = "NPE-PVP-001";
const start = 500_000;

const { launch: launchGame, launchDemo, balance } = playCalls(gateway);
const launch = (nodeId = blackjack) => launchGame(nodeId);
const movements = async () => {
  const moved = gateway
    .services()
    .db.selectFrom("entries")
    .innerJoin("transactions", "transactions.id", "transaction_id")
    .where("account_id", "=", "wallet:M-jugador")
    .where("reference", "like", "bet:%");
  const rows = await moved.select(["kind", "amount"]).orderBy("entries.id").execute();
  return rows.map(({ kind, amount }) => [kind, amount]);
};

/** A table at which these cards are dealt, with its own memory of demonstrations. */
const sit = (ticket: string, ...cards: readonly Rank[]) => {
  const api = createPlayApi(gateway.services(), dealing(...cards));
  const ask = async (path: string, body?: object) => {
    const response = await api.request(path, {
      method: body ? "POST" : "GET",
      headers: { "Play-Ticket": ticket },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value, code } = await response.json();
    return value ?? code;
  };
  return {
    deal: (key: string = crypto.randomUUID(), bet = 1_000) => ask("/round", { game: "blackjack", bet, key }),
    decide: (id: string, action: string, seen = 2) => ask("/turn", { id, action, seen }),
    open: async () => (await ask("/turn")).turn,
    wrongTurn: () => ask("/turn"),
  };
};
/** 12 against an open ten and a hidden six. */
const twelve = ["five", "ten", "seven", "six"] as const;

describe("a hand of blackjack", () => {
  it("takes the stake when dealt, hides what is to come, and pays when the player stands", async () => {
    const { deal, decide } = sit(await launch(), ...twelve, "ten");
    const dealt = await deal();
    const hands = [
      { of: "player", cards: [17, 45], total: 12 },
      { of: "dealer", cards: [35], total: 10 },
    ];
    const stake = { id: dealt.id, stake: 1_000, balance: start - 1_000 };
    expect(dealt).toEqual({ ...stake, outcome: { game: "blackjack", hands } });
    const stood = await decide(dealt.id, "stand");
    expect(stood).toMatchObject({ win: 2_000, balance: start + 1_000 });
    expect(stood.outcome.hands[1].total).toBe(26);
    expect(await movements()).toEqual([
      ["bet", -1_000],
      ["win", 2_000],
    ]);
    expect(await balance()).toBe(start + 1_000);
  });

  it("that is a blackjack is paid at once", async () => {
    const { deal } = sit(await launch(), "ace", "nine", "ten", "ten");
    expect(await deal()).toMatchObject({ win: 2_500, balance: start + 1_500 });
  });

  it("answers every repeated request as before, and moves no money for it", async () => {
    const { deal, decide } = sit(await launch(), ...twelve, "two", "five");
    const key = "one-hand";
    const dealt = await deal(key);
    expect(await deal(key)).toEqual(dealt);
    expect(await deal(key, 2_000)).toBe("KEY_REUSED");
    const [hit, ...again] = await atOnce(4, () => decide(dealt.id, "hit"));
    expect(hit.outcome.hands[0].total).toBe(14);
    for (const answer of again) expect(answer).toEqual(hit);
    const stood = await decide(dealt.id, "stand", 3);
    for (const answer of await atOnce(3, () => decide(dealt.id, "stand", 3))) expect(answer).toEqual(stood);
    expect(await decide(dealt.id, "double")).toEqual(stood);
    expect(await deal(key)).toEqual(stood);
    expect(await movements()).toEqual([["bet", -1_000]]);
  });

  it("ends by itself with 21 and when it busts", async () => {
    const won = sit(await launch(), ...twelve, "nine", "ten");
    expect(await won.decide((await won.deal()).id, "hit")).toMatchObject({ win: 2_000 });
    const bust = sit(await launch(), ...twelve, "ten");
    expect(await bust.decide((await bust.deal()).id, "hit")).toMatchObject({ win: 0, balance: start });
  });

  it("is doubled once, for one card and a second stake", async () => {
    const { deal, decide } = sit(await launch(), ...twelve, "eight", "ten");
    const { id } = await deal();
    const [doubled, again] = await atOnce(2, () => decide(id, "double"));
    expect(doubled).toMatchObject({ stake: 2_000, win: 4_000, balance: start + 2_000 });
    expect(again).toEqual(doubled);
    expect(await movements()).toEqual([
      ["bet", -1_000],
      ["bet", -1_000],
      ["win", 4_000],
    ]);
  });

  it("goes on when the balance is too low for doubling, and doubles on two cards only", async () => {
    await gateway.console().setBalance("jugador", 1_500, crypto.randomUUID());
    const { deal, decide } = sit(await launch(), ...twelve, "two", "five");
    const { id } = await deal();
    expect(await decide(id, "double")).toBe("INSUFFICIENT_BALANCE");
    await gateway.console().setBalance("jugador", start, crypto.randomUUID());
    expect(await decide(id, "hit")).toMatchObject({ stake: 1_000 });
    expect(await decide(id, "double", 3)).toBe("INVALID");
    expect(await decide(id, "stand", 3)).toMatchObject({ balance: start, win: 0 });
  });

  it("is its member's and game's only", async () => {
    const table = sit(await launch(), ...twelve);
    const { id } = await table.deal();
    expect(await sit(await launch("NPE-PVP-003")).decide(id, "stand")).toBe("WRONG_GAME");
    expect(await sit(await launch("NPE-PVP-003")).wrongTurn()).toBe("WRONG_GAME");
    await gateway.become("agente");
    const other = sit(await launch());
    expect(await other.decide(id, "stand")).toBe("NO_ROUND");
    expect(await other.open()).toBe(null);
    expect(await table.open()).toMatchObject({ id });
  });

  it("is there when its table is opened again, also from another launch", async () => {
    const dealt = await sit(await launch(), ...twelve, "ten").deal();
    const table = sit(await launch());
    expect(await table.open()).toEqual(dealt);
    await table.decide(dealt.id, "stand");
    expect(await table.open()).toBe(null);
  });

  it("that is abandoned stands by itself, once, ten minutes after its last decision", async () => {
    const { deal, decide } = sit(await launch(), ...twelve, "two", "ten");
    const { id } = await deal();
    gateway.later(thinkMs - 1_000);
    await decide(id, "hit");
    gateway.later(thinkMs - 1_000);
    await sweep(gateway.services());
    expect(await balance()).toBe(start - 1_000);
    gateway.later(1_000);
    const [late] = await Promise.all([
      decide(id, "hit", 3),
      sweep(gateway.services()),
      sweep(gateway.services()),
    ]);
    expect(late).toMatchObject({ win: 2_000, balance: start + 1_000 });
    expect(late.outcome.hands[0].total).toBe(14);
    expect(await balance()).toBe(start + 1_000);
  });

  it("is pending in the records until its end, and no bet of the sportsbook", async () => {
    const { deal } = sit(await launch(), ...twelve);
    await deal();
    const book = createPlayApi(gateway.services());
    const headers = { "Play-Ticket": await launch("FB-SPORTS-001") };
    expect((await (await book.request("/bets", { headers })).json()).value.bets).toEqual([]);
    const { vendors } = await gateway.read("getMerchantWallet");
    expect(vendors.map(({ amount }) => amount)).toEqual([pesos(10)]);
  });
});

describe("bonus money in a doubled stake", () => {
  /** A balance of 50 pesos of real and 100 of bonus money. */
  const withBonus = async () => {
    const fields = { methodId: "spei", amount: "200", bonusId: "reload-50" };
    const { id } = await gateway.read("createDeposit", fields);
    await gateway.console().settleDeposit(id, "paid");
    await gateway.console().setBalance("jugador", 15_000, crypto.randomUUID());
  };
  const bonus = async () => (await gateway.read("getWithdrawalTerms")).bonus;

  it("is its part of both stakes, and of the win", async () => {
    await withBonus();
    const { deal, decide } = sit(await launch(), ...twelve, "eight", "ten");
    const { id } = await deal(undefined, 6_000);
    expect(await bonus()).toMatchObject({ remaining: pesos(90), inBets: pesos(10), wagered: pesos(60) });
    // 70 of 120 pesos are bonus money: 140 of the 240 won.
    expect(await decide(id, "double")).toMatchObject({ stake: 12_000, win: 24_000, balance: 27_000 });
    expect(await bonus()).toMatchObject({ remaining: pesos(170), inBets: pesos(0), wagered: pesos(120) });
  });

  it("goes back with its part of the win when the bonus was given up, and isn't mixed with another's", async () => {
    await withBonus();
    const { deal, decide } = sit(await launch(), ...twelve, "eight", "ten");
    const { id } = await deal(undefined, 6_000);
    await gateway.read("giveUpBonus", { bonusId: (await bonus())?.id });
    await withBonus();
    expect(await decide(id, "double")).toBe("INVALID");
    // 10 of 60 pesos were of the bonus that was given up.
    expect(await decide(id, "stand")).toMatchObject({ win: 12_000, balance: 15_000 + 10_000 });
    expect(await bonus()).toMatchObject({ remaining: pesos(100) });
  });
});

describe("a guest's hand", () => {
  it("is played like a member's, hides as much, and moves no money", async () => {
    const { deal, decide, open } = sit(await launchDemo(blackjack), ...twelve, "two", "ten");
    const dealt = await deal("demo-hand");
    expect(Object.keys(dealt).sort()).toEqual(["id", "outcome", "stake"]);
    expect(dealt.outcome.hands[1]).toEqual({ of: "dealer", cards: [35], total: 10 });
    expect(await deal("demo-hand")).toEqual(dealt);
    expect(await open()).toEqual(dealt);
    const hit = await decide(dealt.id, "hit");
    expect(await decide(dealt.id, "hit")).toEqual(hit);
    expect(await decide(dealt.id, "double", 3)).toBe("INVALID");
    expect(await decide(dealt.id, "stand", 3)).toMatchObject({ stake: 1_000, win: 2_000 });
    expect(await open()).toBe(null);
    expect(await deal("next-hand", 1)).toBe("BET_OUTSIDE_LIMITS");
    expect(await decide("another", "hit")).toBe("NO_ROUND");
    expect(await balance()).toBe(start);
  });

  it("stands by itself", async () => {
    const { deal, decide } = sit(await launchDemo(blackjack), ...twelve, "ten");
    const { id } = await deal();
    gateway.later(thinkMs);
    expect(await decide(id, "hit")).toMatchObject({ win: 2_000 });
  });
});
