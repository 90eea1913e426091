import { HOUR_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { createPlayApi } from "./api.ts";
import { createPlayApp } from "./app.ts";
import { playKinds } from "./ports.ts";
import { fixturesAt } from "./rules/fixtures.ts";
import { createMemoryPorts, memoryTable } from "./testing/memory-ports.ts";

const key = "round-0001";

const setUp = (roll?: (sides: number) => number) => {
  const memory = createMemoryPorts({
    real: memoryTable,
    demo: { ...memoryTable, mode: "demo", balance: 100_000 },
    sports: { ...memoryTable, kind: "sportsbook" },
    sportsDemo: { ...memoryTable, kind: "sportsbook", mode: "demo", balance: 100_000 },
    ended: "session-expired",
  });
  const api = createPlayApi(memory.ports, roll);
  const call = async (ticket: string, path: string, body?: unknown) => {
    const response = await api.request(path, {
      method: body === undefined ? "GET" : "POST",
      headers: { "Play-Ticket": ticket, "Content-Type": "application/json" },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return { ...memory, call };
};

const wins = () => 0;
const loses = (sides: number) => sides - 1;
const toss = { game: "coin", bet: 500, key, call: "aguila" };

describe("pages", () => {
  const app = createPlayApp(createMemoryPorts({}).ports);

  it.each(playKinds)("%s allows nothing inline and no other frame than the site's", async (kind) => {
    const response = await app.request(`/${kind}?ticket=x`);
    const policy = response.headers.get("Content-Security-Policy");
    expect(response.status).toBe(200);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'self' http://site.test");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/);
  });

  it.each([
    ["es", "es", "Girar"],
    ["en", "en", "Spin"],
    ["EN-us", "en", "Spin"],
    ["es-MX", "es", "Girar"],
    ["pt", "en", "Spin"],
    ["", "es", "Girar"],
  ])("speaks for lang=%j: %s", async (asked, lang, word) => {
    const page = await (await app.request(`/slots?lang=${asked}`)).text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`>${word}</button>`);
  });

  it("never repeats its address in the page", async () => {
    const page = await (await app.request("/slots?ticket=%3Cscript%3E&lang=%22%3E%3Cscript%3E")).text();
    expect(page).not.toContain("&lt;script");
    expect(page).not.toMatch(/<script>/);
  });

  it("answers an unknown kind with 404", async () => {
    expect((await app.request("/poker")).status).toBe(404);
  });
});

describe("rounds", () => {
  it("move the wallet by win less bet", async () => {
    const { call, wallet } = setUp(wins);
    const { status, body } = await call("real", "/round", toss);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      value: { outcome: { game: "coin", call: "aguila", side: "aguila" }, win: 980, balance: 10_480 },
    });
    expect(wallet.balance).toBe(10_480);
  });

  it("cost the bet when lost", async () => {
    const { call, wallet } = setUp(loses);
    await call("real", "/round", toss);
    expect(wallet.balance).toBe(9_500);
  });

  it("count once however often the same key is sent", async () => {
    const { call, wallet } = setUp(loses);
    const answers = [await call("real", "/round", toss), await call("real", "/round", toss)];
    expect(answers[1]).toEqual(answers[0]);
    expect(wallet.balance).toBe(9_500);
  });

  it("refuse a key that was used with another bet", async () => {
    const { call } = setUp(loses);
    await call("real", "/round", toss);
    for (const other of [{ bet: 1_000 }, { call: "sol" }]) {
      const { status, body } = await call("real", "/round", { ...toss, ...other });
      expect([status, body.code]).toEqual([409, "KEY_REUSED"]);
    }
  });

  it("refuse a bet above the balance and leave it alone", async () => {
    const { call, wallet } = setUp(loses);
    wallet.balance = 499;
    const { status, body } = await call("real", "/round", toss);
    expect([status, body.code]).toEqual([409, "INSUFFICIENT_BALANCE"]);
    expect(wallet.balance).toBe(499);
  });

  it("move nothing at a demo table", async () => {
    const { call, wallet } = setUp(wins);
    const { body } = await call("demo", "/round", toss);
    expect(body.value).toEqual({ outcome: { game: "coin", call: "aguila", side: "aguila" }, win: 980 });
    expect(wallet.balance).toBe(10_000);
  });

  it.each([
    ["ended", "SESSION_EXPIRED"],
    ["nobody", "TICKET_EXPIRED"],
    ["", "TICKET_EXPIRED"],
  ])("of the ticket %j are refused with %s", async (ticket, code) => {
    const { call } = setUp();
    for (const path of ["/round", "/table", "/bets", "/fixtures"]) {
      const { status, body } = await call(ticket, path, path === "/round" ? toss : undefined);
      expect([status, body.code], path).toEqual([401, code]);
    }
  });

  it.each([
    ["not JSON", "{"],
    ["an unknown game", { ...toss, game: "poker" }],
    ["a part of a centavo", { ...toss, bet: 500.5 }],
    ["a negative bet", { ...toss, bet: -500 }],
    ["a text for a bet", { ...toss, bet: "500" }],
    ["a call that is no face", { ...toss, call: "edge" }],
    ["a pick out of range", { game: "digit", bet: 100, key, pick: 10 }],
    ["a short key", { ...toss, key: "1" }],
    ["a key with other signs", { ...toss, key: "<script>alert" }],
    ["nothing", null],
  ])("with %s are refused with 422", async (_, body) => {
    const { call, wallet } = setUp();
    const answer = await call("real", "/round", body);
    expect([answer.status, answer.body.code]).toEqual([422, "INVALID"]);
    expect(wallet.balance).toBe(10_000);
  });

  it.each([
    ["real", "sports", 99],
    ["real", "sports", 10_001],
    ["demo", "sportsDemo", 99],
    ["demo", "sportsDemo", 10_001],
  ])("at a %s table and a %s book refuse a bet of %i, which they don't take", async (table, book, bet) => {
    const { call, wallet, clock } = setUp(wins);
    wallet.balance = 1_000_000;
    const fixture = fixturesAt(clock.now)[0];
    const slip = { bet, key, fixture: fixture?.id, selection: "1", odds: fixture?.odds["1"] };
    for (const answer of [await call(table, "/round", { ...toss, bet }), await call(book, "/bets", slip)])
      expect([answer.status, answer.body.code]).toEqual([422, "BET_OUTSIDE_LIMITS"]);
    expect(wallet.balance).toBe(1_000_000);
  });

  it.each([100, 101, 10_000])("take a bet of %i, which it does", async (bet) => {
    const { call } = setUp(loses);
    expect((await call("real", "/round", { ...toss, bet })).status).toBe(200);
  });

  it("refuse a body that is far too large", async () => {
    const { call } = setUp();
    const { status } = await call("real", "/round", { ...toss, padding: "x".repeat(5_000) });
    expect(status).toBe(413);
  });
});

describe("sports bets", () => {
  const slip = (now: number) => {
    const fixture = fixturesAt(now)[0];
    return { bet: 1_000, key, fixture: fixture?.id, selection: "1", odds: fixture?.odds["1"] };
  };

  it("take the stake at once and pay when the match is over", async () => {
    const { call, wallet, clock } = setUp(wins);
    const { body } = await call("sports", "/bets", slip(clock.now));
    expect(wallet.balance).toBe(9_000);
    expect(body.value.bet).not.toHaveProperty("result");
    const early = await call("sports", "/bets");
    expect(early.body.value.bets[0]).not.toHaveProperty("result");
    clock.now += 8_000;
    const late = await call("sports", "/bets");
    const paid = slip(clock.now).odds ?? 0;
    expect(late.body.value.bets[0].result).toMatchObject({ win: paid * 10 });
    expect(late.body.value.balance).toBe(9_000 + paid * 10);
  });

  it("are refused when the odds the player saw are gone", async () => {
    const { call, wallet, clock } = setUp();
    const request = slip(clock.now);
    for (const stale of [
      { ...request, odds: 999 },
      { ...request, fixture: "0-0" },
    ]) {
      const { status, body } = await call("sports", "/bets", stale);
      expect([status, body.code]).toEqual([409, "ODDS_CHANGED"]);
    }
    expect(wallet.balance).toBe(10_000);
  });

  it("that come again are answered again, though the odds are gone", async () => {
    const { call, wallet, clock } = setUp(wins);
    const request = slip(clock.now);
    const first = await call("sports", "/bets", request);
    clock.now += 3 * HOUR_MS;
    expect(await call("sports", "/bets", request)).toEqual(first);
    expect((await call("sports", "/bets", { ...request, key: "another-key" })).body.code).toBe(
      "ODDS_CHANGED",
    );
    expect(wallet.balance).toBe(9_000);
  });

  it("of play money are drawn but not kept", async () => {
    const { call, wallet, clock } = setUp(wins);
    const { body } = await call("sportsDemo", "/bets", slip(clock.now));
    expect(body.value.bet.result.win).toBeGreaterThan(0);
    expect((await call("sportsDemo", "/bets")).body.value.bets).toEqual([]);
    expect(wallet.balance).toBe(10_000);
  });
});
