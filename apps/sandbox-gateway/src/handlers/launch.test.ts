import { describe, expect, it } from "vitest";
import { openTicket } from "../play/table.ts";
import { launchedAt, launchFields, outcomeOf, ticketOf, useMember } from "../testing/index.ts";

const gateway = useMember();
const launch = (fields: object = {}, headers = {}) =>
  gateway.send("launchGame", launchFields(fields), { headers });
const outcome = async (fields: object) => outcomeOf(await launch(fields));
const guest = (nodeId: string, gameId = `G-${nodeId}`) =>
  gateway.send("launchGuestGame", { nodeId, gameId, platform: "html5" });
const game = (nodeId: string) => ({ nodeId, gameId: `G-${nodeId}`, vassalage: nodeId.split("-")[0] ?? "" });

describe("launching", () => {
  it.each([
    ["JL-RNG-001", "slots"],
    ["ARR-FISH-001", "fish"],
    ["LUZ-LIVE-001", "roulette"],
    ["LUZ-LIVE-002", "baccarat"],
    ["NPE-PVP-001", "blackjack"],
    ["JFF-INHOUSE-005", "table"],
    ["FB-SPORTS-001", "sportsbook"],
  ])("%s opens the page for %s in the caller's language", async (nodeId, page) => {
    const url = launchedAt(await launch(game(nodeId), { Language: "EN" }));
    expect([url.origin, url.pathname]).toEqual([gateway.url(), `/play/${page}`]);
    expect(url.searchParams.get("lang")).toBe("en");
    expect((await fetch(url)).status).toBe(200);
  });

  it.each([
    [game("X"), "game_not_found"],
    [{ gameId: "G-JL-RNG-002" }, "game_not_found"],
    [{ vassalage: "NPL" }, "game_not_found"],
    [game("LUC-RNG-038"), "game_maintenance"],
    [game("TRC-PVP-014"), "game_not_permitted"],
  ])("%j is refused: %s", async (fields, code) => {
    expect(await outcome(fields)).toBe(code);
  });

  it("opens a vendor's lobby, and to agents the game for agents", async () => {
    expect(await outcome({ nodeId: "FB", gameId: "lobby", vassalage: "FB" })).toBe("ok");
    await gateway.become("agente");
    expect(await outcome(game("TRC-PVP-014"))).toBe("ok");
  });

  describe("a lottery", () => {
    const lottery = { vendor: "SRT", gameCode: "srt-lott-003", prizeMode: "Lott", playType: "trad" };
    const srt = { ...game("SRT-LOTT-003"), ...lottery };
    const lobby = { ...srt, nodeId: "SRT", gameId: "lobby", gameCode: "lobby" };
    const sea = { ...lobby, nodeId: "TCG_SEA", vassalage: "TCG_SEA", vendor: "TCG_SEA" };
    const slot = game("JL-RNG-001");

    it.each([
      ["its own fields", srt],
      ["its other lines", { ...srt, playType: "ent" }],
      ["no code of its own", { ...srt, gameCode: "lobby" }],
      ["its vendor's lobby in the site's mode", { ...lobby, prizeMode: "Elott", playType: "ent" }],
      ["the lobby of TCG_SEA in its own mode", { ...sea, prizeMode: "SEA" }],
    ])("opens by %s", async (_case, fields) => {
      expect(launchedAt(await launch(fields)).pathname).toBe("/play/draw");
    });

    it.each([
      ["without a vendor", { ...srt, vendor: undefined }, "invalid_input"],
      ["with unknown lines", { ...srt, playType: "other" }, "invalid_input"],
      ["in a mode that it doesn't have", { ...srt, prizeMode: "SEA" }, "game_not_found"],
      ["in the site's mode, which is its lobby's", { ...srt, prizeMode: "Elott" }, "game_not_found"],
      ["of another vendor", { ...srt, vendor: "TCG_SEA" }, "game_not_found"],
      ["with another's code", { ...srt, gameCode: "srt-lott-004" }, "game_not_found"],
      ["as a lobby in a mode of nobody", { ...lobby, prizeMode: "ZY" }, "game_not_found"],
      ["that is a slot machine", { ...slot, prizeMode: "Lott" }, "invalid_input"],
      ["that is a slot machine, with all four", { ...srt, ...slot }, "invalid_input"],
    ])("is refused %s", async (_case, fields, code) => {
      expect(await outcome(fields)).toBe(code);
    });
  });
});

describe("a ticket", () => {
  const opened = async () => ticketOf(launchedAt(await launch()));
  const open = (ticket: string) => openTicket(gateway.services(), ticket);

  it("opens the member's table as often as the page is loaded", async () => {
    const ticket = await opened();
    const table = { mode: "real", balance: 500_000, player: "jugador", gameId: "JL-RNG-001" };
    expect(await open(ticket)).toMatchObject({ ok: true, table });
    gateway.later(3_600_000);
    expect(await open(ticket)).toMatchObject({ ok: true, table });
  });

  it("of a guest opens a demonstration with play money, where the game has one", async () => {
    const url = launchedAt(await guest("JL-RNG-001"));
    expect(url.pathname).toBe("/play/slots");
    expect(await open(ticketOf(url))).toMatchObject({ ok: true, table: { mode: "demo", balance: 100_000 } });
    expect(outcomeOf(await guest("LUZ-LIVE-001"))).toBe("game_not_permitted");
    // Without a vendor there is no lobby to open.
    expect(outcomeOf(await guest("JL-RNG-002", "lobby"))).toBe("game_not_found");
  });

  it("expires unless it is opened soon, and can't be guessed", async () => {
    const ticket = await opened();
    gateway.later(121_000);
    for (const one of [ticket, "guess"])
      expect(await open(one)).toEqual({ ok: false, reason: "ticket-expired" });
  });

  it.each([
    ["http://localhost:5173", "http://localhost:5173"],
    ["https://evil.example", ""],
  ])("launched from %s may send messages to %j", async (Origin, parentOrigin) => {
    const ticket = ticketOf(launchedAt(await launch({}, { Origin })));
    expect(await open(ticket)).toMatchObject({ table: { parentOrigin } });
  });
});
