import { HOUR_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { gameOfKind } from "../launch/play-kind.ts";
import type { PlacedBet } from "../play-rounds/bets.ts";
import { gameFields, useMember } from "../testing/index.ts";
import { playCalls } from "../testing/play-calls.ts";
import { fixturesAt, type Selection, selections } from "./matches.ts";

const gateway = useMember("jugador", { siteOrigins: ["http://site.test"] });

/** A game for every page that members can open, by its node. */
const games = {
  slots: "JL-RNG-001",
  fish: "ARR-FISH-001",
  roulette: "LUZ-LIVE-001",
  baccarat: "LUZ-LIVE-002",
  "no-commission": "CRS-LIVE-001",
  "dragon-tiger": "CRS-LIVE-006",
  duel: "NPE-PVP-002",
  poker: "NPE-PVP-003",
  trio: "NPE-PVP-007",
  crash: "JFF-INHOUSE-016",
  plinko: "JFF-INHOUSE-010",
  blackjack: "NPE-PVP-001",
  dice: "CRS-LIVE-002",
  sportsbook: "FB-SPORTS-001",
  draw: "TCG_LOTTO_VN-ELOTT-008",
} as const;
type Page = keyof typeof games;
const pages = Object.keys(games).filter((name): name is Page => Object.hasOwn(games, name));

const { launch, launchDemo, balance, ask } = playCalls(gateway);
const limitsOf = async (ticket: string) => (await ask(ticket, "/table")).body.value.limits;
const refused = (status: number, code: string) => ({ status, body: { success: false, code } });

const wins = () => 0;
const loses = (sides: number) => sides - 1;
const key = "round-0001";
const spin = { game: "roulette", bet: 2_000, key, spot: 0 };
const slip = () => {
  const [fixture] = fixturesAt(gateway.services().now());
  return { bet: 1_000, key, fixture: fixture?.id, selection: "1", odds: fixture?.odds["1"] };
};
describe("pages", () => {
  const open = (address: string) => fetch(`${gateway.url()}/play/${address}`);

  it.each(Object.keys(gameOfKind))("%s allow nothing inline, and only the site's frame", async (kind) => {
    const response = await open(`${kind}?ticket=x`);
    const policy = response.headers.get("Content-Security-Policy");
    expect(response.status).toBe(200);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(policy).toMatch(/frame-ancestors 'self' .*http:\/\/site\.test/);
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(await response.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/);
  });

  it.each(Object.keys(gameOfKind))("%s fold up the rules and what they return", async (kind) => {
    const page = await (await open(`${kind}?lang=EN`)).text();
    const [, folded = ""] = /<details (?!open)[^>]*>(.*?)<\/details>/s.exec(page) ?? [];
    expect(folded).toMatch(/<summary>Rules and return<\/summary>/);
    expect(folded).toMatch(/Return to player|data-role="returned"/);
  });

  it.each([
    ["EN-us", "en", "Spin"],
    ["", "es", "Girar"],
  ])("speak for lang=%j: %s", async (asked, lang, word) => {
    const page = await (await open(`slots?lang=${asked}`)).text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`>${word}</button>`);
  });

  it("never repeat their address", async () => {
    const page = await (await open("slots?ticket=%3Cscript%3E&lang=%22%3E%3Cscript%3E")).text();
    expect(page).not.toMatch(/&lt;script|<script>/);
  });

  it("are no others", async () => {
    expect((await open("bingo")).status).toBe(404);
  });
});

it.each([
  ["not JSON", "{"],
  ["an unknown game", { ...spin, game: "bingo" }],
  ["a part of a centavo", { ...spin, bet: 500.5 }],
  ["a negative bet", { ...spin, bet: -500 }],
  ["a text for a bet", { ...spin, bet: "500" }],
  ["a call that is no face", { game: "coin", bet: 2_000, key, call: "edge" }],
  ["a number that is not on the wheel", { ...spin, spot: 37 }],
  ["a pick out of range", { game: "digit", bet: 100, key, pick: 10 }],
  ["a short key", { ...spin, key: "1" }],
  ["a key with other signs", { ...spin, key: "<script>alert" }],
  ["nothing", null],
])("a round with %s is refused with 422", async (_, body) => {
  expect(await ask("any", "/round", { body })).toMatchObject(refused(422, "INVALID"));
});

it("a round with a body that is far too large is refused", async () => {
  expect((await ask("any", "/round", { body: { ...spin, padding: "x".repeat(5_000) } })).status).toBe(413);
});

describe("rounds", () => {
  it("change the wallet by win minus bet", async () => {
    const ticket = await launch(games.roulette);
    const outcome = { game: "roulette", spot: 0, pocket: 0, colour: "green" };
    const value = { outcome, win: 72_000, balance: 570_000 };
    const won = await ask(ticket, "/round", { body: spin, roll: wins });
    expect(won).toEqual({ status: 200, body: { success: true, value } });
    expect(await ask(ticket, "/round", { body: spin, roll: loses })).toEqual(won);
    await ask(ticket, "/round", { body: { ...spin, key: "round-0002", bet: 200_000 }, roll: loses });
    expect(await balance()).toBe(370_000);
    for (const other of [{ bet: 4_000 }, { spot: "red" }])
      expect(await ask(ticket, "/round", { body: { ...spin, ...other } })).toMatchObject(
        refused(409, "KEY_REUSED"),
      );
    const all = { ...spin, key: "round-0003", bet: 500_000 };
    expect(await ask(ticket, "/round", { body: all })).toMatchObject(refused(409, "INSUFFICIENT_BALANCE"));
    expect(await balance()).toBe(370_000);
  });

  it("move nothing at a demo table", async () => {
    const outcome = { game: "roulette", spot: 0, pocket: 0, colour: "green" };
    const ticket = await launchDemo(games.roulette);
    const { body } = await ask(ticket, "/round", { body: spin, roll: wins });
    expect(body.value).toEqual({ outcome, win: 72_000 });
    expect(await balance()).toBe(500_000);
  });

  it("are refused without a ticket, and after the end of the session", async () => {
    const ticket = await launch(games.slots);
    await gateway.console().expireSessions("jugador");
    for (const path of ["/round", "/table", "/bets", "/fixtures", "/draw"]) {
      const asked = path === "/round" ? { body: spin } : {};
      expect(await ask(ticket, path, asked), path).toMatchObject(refused(401, "SESSION_EXPIRED"));
      expect(await ask("nobody", path, asked), path).toMatchObject(refused(401, "TICKET_EXPIRED"));
    }
  });

  it.each([
    ["real", launch],
    ["demo", launchDemo],
  ])("at a %s table and a sportsbook respect the game's limits", async (_, open) => {
    const outside = refused(422, "BET_OUTSIDE_LIMITS");
    const table = await open(games.roulette);
    const { min, max } = await limitsOf(table);
    for (const bet of [min - 1, max + 1])
      expect(await ask(table, "/round", { body: { ...spin, bet } })).toMatchObject(outside);
    expect((await ask(table, "/round", { body: { ...spin, bet: min } })).status).toBe(200);

    const book = await open(games.sportsbook);
    const ofBook = await limitsOf(book);
    for (const bet of [ofBook.min - 1, ofBook.max + 1])
      expect(await ask(book, "/bets", { body: { ...slip(), bet } })).toMatchObject(outside);
  });
});

describe("sports bets", () => {
  it("take the stake at once and pay when the match is over", async () => {
    const ticket = await launch(games.sportsbook);
    const order = slip();
    const first = await ask(ticket, "/bets", { body: order, roll: wins });
    expect(first.body.value).toMatchObject({ balance: 499_000 });
    expect(first.body.value.bet).not.toHaveProperty("result");
    expect((await ask(ticket, "/bets")).body.value.bets[0]).not.toHaveProperty("result");
    gateway.later(first.body.value.bet.dueAt - first.body.value.bet.placedAt);
    const win = (order.odds ?? 0) * 10;
    const late = (await ask(ticket, "/bets")).body.value;
    expect(late).toMatchObject({ bets: [{ result: { win } }], balance: 499_000 + win });
  });

  it("on one match all have its result, and a bet after its start is on the next one", async () => {
    const ticket = await launch(games.sportsbook);
    const now = () => gateway.services().now();
    gateway.later(30_000 - (now() % 30_000));
    const place = async (selection: Selection, on = ticket) => {
      const [fixture] = fixturesAt(now());
      const order = { fixture: fixture?.id, selection, odds: fixture?.odds[selection] };
      const body = { ...order, bet: 1_000, key: crypto.randomUUID() };
      return (await ask(on, "/bets", { body })).body.value.bet;
    };
    const placed: PlacedBet[] = [];
    for (const selection of [...selections, ...selections]) {
      placed.push(await place(selection));
      gateway.later(4_000);
    }
    gateway.later(6_000);
    const next = await place("1");
    gateway.later(60_000);
    const { bets } = (await ask(ticket, "/bets")).body.value;
    expect(bets).toHaveLength(placed.length + 1);
    const starts = bets.map(({ slip: { kickoff } }: PlacedBet) => kickoff);
    expect(new Set(starts)).toEqual(new Set([placed[0]?.slip.kickoff, next.slip.kickoff]));
    expect(starts[0] - starts[1]).toBe(30_000);
    const same = bets.slice(1);
    expect(new Set(same.map(({ result }: PlacedBet) => JSON.stringify(result?.outcome))).size).toBe(1);
    expect(same.filter(({ result }: PlacedBet) => (result?.win ?? 0) > 0)).toHaveLength(2);
  });

  it("at outdated odds are refused, unless they were placed before", async () => {
    const ticket = await launch(games.sportsbook);
    const order = slip();
    const changed = refused(409, "ODDS_CHANGED");
    for (const stale of [{ odds: 999 }, { fixture: "0-0" }])
      expect(await ask(ticket, "/bets", { body: { ...order, ...stale } })).toMatchObject(changed);
    expect(await balance()).toBe(500_000);

    const first = await ask(ticket, "/bets", { body: order, roll: loses });
    gateway.later(3 * HOUR_MS);
    const again = await ask(ticket, "/bets", { body: order });
    expect(again.body.value.bet).toMatchObject({ id: first.body.value.bet.id });
    expect(await ask(ticket, "/bets", { body: { ...order, key: "another-key" } })).toMatchObject(changed);
    expect(await balance()).toBe(499_000);
  });

  it("of play money are drawn but not stored", async () => {
    const ticket = await launchDemo(games.sportsbook);
    const { body } = await ask(ticket, "/bets", { body: slip(), roll: wins });
    expect(body.value.bet.result.win).toBeGreaterThan(0);
    expect((await ask(ticket, "/bets")).body.value.bets).toEqual([]);
    expect(await balance()).toBe(500_000);
  });
});

describe("the limits in a game list", () => {
  it.each([0.01, 0.05, 0.1, 0.5, 0.75, 1])("are the game's: a filter of %f", async (minBet) => {
    const fields = gameFields({ pageSize: 1, minBet });
    const { games: found } = await gateway.read("listGames", fields);
    const ticket = await launch(found[0]?.nodeId ?? "");
    const { min } = await limitsOf(ticket);
    expect(min).toBe(Math.round(minBet * 100));
    const body = { game: "reels", bet: min, key: crypto.randomUUID() };
    expect((await ask(ticket, "/round", { body })).status).toBe(200);
  });

  it("are the table's, such as $20 to $10,000", async () => {
    const fields = { merchantCode: "volado", platform: "html5", language: "ES" };
    const models = await gateway.read("listLiveModels", fields);
    const dealer = models.find(({ minBet, maxBet }) => minBet === 2_000 && maxBet === 1_000_000);
    const ticket = await launch(dealer?.nodeId ?? "");
    expect(await limitsOf(ticket)).toEqual({ min: 2_000, max: 1_000_000 });
  });
});

/** Each page's calls, which no other page's ticket may use. */
const plays: Readonly<Record<Page, readonly [path: string, body?: object]>> = {
  slots: ["/round", { game: "reels", bet: 100, key }],
  fish: ["/round", { game: "reels", bet: 100, key }],
  roulette: ["/round", spin],
  baccarat: ["/round", { game: "baccarat", bet: 2_500, key, side: "tie" }],
  "no-commission": ["/round", { game: "noCommission", bet: 2_500, key, side: "banker" }],
  "dragon-tiger": ["/round", { game: "duel", bet: 500, key, side: "tie" }],
  duel: ["/round", { game: "duel", bet: 500, key, side: "tie" }],
  poker: ["/round", { game: "poker", bet: 500, key }],
  trio: ["/round", { game: "trio", bet: 500, key }],
  crash: ["/round", { game: "crash", bet: 100, key, target: 200 }],
  plinko: ["/round", { game: "plinko", bet: 100, key }],
  blackjack: ["/round", { game: "blackjack", bet: 500, key }],
  dice: ["/round", { game: "dice", bet: 500, key, sum: "big" }],
  sportsbook: ["/fixtures"],
  draw: ["/draw"],
};

it.each(pages)("a ticket for %s plays its own game only", async (own) => {
  const ticket = await launch(games[own]);
  const before = await balance();
  for (const other of pages.filter((page) => page !== own)) {
    const [path, body] = plays[other];
    const wrong = refused(403, "WRONG_GAME");
    expect(await ask(ticket, "/table", { page: other }), other).toMatchObject(wrong);
    expect(await ask(ticket, path, { page: other, body }), other).toMatchObject(wrong);
    // Without a page header, only the ticket's own game can be played.
    if (JSON.stringify(plays[own]) !== JSON.stringify(plays[other]))
      expect(await ask(ticket, path, { body }), other).toMatchObject(wrong);
  }
  expect(await balance()).toBe(before);
  const [path, body] = plays[own];
  expect(await ask(ticket, "/table", { page: own })).toMatchObject({ status: 200 });
  const fresh = body && { ...body, key: crypto.randomUUID() };
  expect(await ask(ticket, path, { page: own, body: fresh })).toMatchObject({ status: 200 });
});

it("a ticket's rounds are of its own game, whatever another ticket of the same page is for", async () => {
  const ticket = await launch("NPL-RNG-002");
  const table = await ask(ticket, "/table", { page: "slots" });
  expect(table.body.value).toMatchObject({ gameId: "NPL-RNG-002" });
  await ask(ticket, "/round", { page: "slots", body: { game: "reels", bet: 100, key: "own-game-round" } });
  const rounds = gateway.services().db.selectFrom("rounds").select("node_id");
  const played = await rounds.where("idempotency_key", "=", "own-game-round").executeTakeFirst();
  expect(played).toEqual({ node_id: "NPL-RNG-002" });
});
