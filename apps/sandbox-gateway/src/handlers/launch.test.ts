import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { playPorts } from "../ports/play-ports.ts";
import { launchedAt, ticketOf } from "../testing/answer-value.ts";
import { launchFields } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
let token = "";
const launch = (fields: Readonly<Record<string, unknown>> = {}, headers = {}) =>
  gateway.call({ id: "launchGame", token, headers, fields: launchFields(fields) });
const guest = (nodeId: string, gameId = `G-${nodeId}`) =>
  gateway.call({ id: "launchGuestGame", fields: { nodeId, gameId, platform: "html5" } });

beforeEach(async () => {
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("launching", () => {
  it.each([
    ["JL-RNG-001", "slots"],
    ["ARR-FISH-001", "fish"],
    ["LUZ-LIVE-001", "table"],
    ["NPE-PVP-001", "table"],
    ["JFF-INHOUSE-001", "table"],
    ["FB-SPORTS-001", "sportsbook"],
  ])("%s opens the page for %s", async (nodeId, page) => {
    const vassalage = nodeId.split("-")[0] ?? "";
    const url = launchedAt(await launch({ nodeId, gameId: `G-${nodeId}`, vassalage }));
    expect(url.origin).toBe(gateway.url());
    expect(url.pathname).toBe(`/play/${page}`);
    expect((await fetch(url)).status).toBe(200);
  });

  it("of a vendor opens its lobby", async () => {
    const { status } = await launch({ nodeId: "FB", gameId: "lobby", vassalage: "FB" });
    expect(status).toBe(200);
  });

  describe("a lottery", () => {
    const srt = {
      nodeId: "SRT-LOTT-003",
      gameId: "G-SRT-LOTT-003",
      vassalage: "SRT",
      vendor: "SRT",
      gameCode: "srt-lott-003",
      prizeMode: "Lott",
      playType: "trad",
    };
    const lobby = { ...srt, nodeId: "SRT", gameId: "lobby", gameCode: "lobby" };
    const sea = { ...lobby, nodeId: "TCG_SEA", vassalage: "TCG_SEA", vendor: "TCG_SEA" };
    const slot = { nodeId: "JL-RNG-001", gameId: "G-JL-RNG-001", vassalage: "JL" };

    it.each([
      ["its own fields", srt],
      ["its other lines", { ...srt, playType: "ent" }],
      ["no code of its own", { ...srt, gameCode: "lobby" }],
      ["its vendor's lobby", lobby],
      ["its vendor's lobby in the site's mode", { ...lobby, prizeMode: "Elott", playType: "ent" }],
      ["the lobby of TCG_SEA in its own mode", { ...sea, prizeMode: "SEA" }],
    ])("opens by %s", async (_case, fields) => {
      expect(launchedAt(await launch(fields)).pathname).toBe("/play/lottery");
    });

    it.each([
      ["without a vendor", { ...srt, vendor: undefined }, 422, "invalid_input"],
      ["without a code", { ...srt, gameCode: undefined }, 422, "invalid_input"],
      ["without a mode", { ...srt, prizeMode: undefined }, 422, "invalid_input"],
      ["without its lines", { ...srt, playType: undefined }, 422, "invalid_input"],
      ["with lines that nobody knows", { ...srt, playType: "other" }, 422, "invalid_input"],
      ["in a mode that it doesn't have", { ...srt, prizeMode: "SEA" }, 404, "game_not_found"],
      ["in the site's mode, which is its lobby's", { ...srt, prizeMode: "Elott" }, 404, "game_not_found"],
      ["of another vendor", { ...srt, vendor: "TCG_SEA" }, 404, "game_not_found"],
      ["with another's code", { ...srt, gameCode: "srt-lott-004" }, 404, "game_not_found"],
      ["as a lobby in a mode of nobody", { ...lobby, prizeMode: "ZY" }, 404, "game_not_found"],
      ["that is a slot machine", { ...slot, prizeMode: "Lott" }, 422, "invalid_input"],
      ["that is a slot machine, with all four", { ...srt, ...slot }, 422, "invalid_input"],
    ])("is refused %s", async (_case, fields, status, code) => {
      expect(await launch(fields)).toMatchObject({ status, body: { code } });
    });
  });

  it("speaks the caller's language", async () => {
    const url = launchedAt(await launch({}, { Language: "EN" }));
    expect(url.searchParams.get("lang")).toBe("en");
  });

  it.each([
    ["a game that is not there", { nodeId: "X", gameId: "X" }, 404, "game_not_found"],
    ["a game by another's id", { gameId: "G-JL-RNG-002" }, 404, "game_not_found"],
    ["a game of another vendor", { vassalage: "NPL" }, 404, "game_not_found"],
    [
      "a game under maintenance",
      { nodeId: "LUC-RNG-038", gameId: "G-LUC-RNG-038", vassalage: "LUC" },
      409,
      "game_maintenance",
    ],
    [
      "a game for agents",
      { nodeId: "TRC-PVP-014", gameId: "G-TRC-PVP-014", vassalage: "TRC" },
      403,
      "game_not_permitted",
    ],
  ])("refuses %s", async (_case, fields, status, code) => {
    expect(await launch(fields)).toMatchObject({ status, body: { code } });
  });

  it("lets agents into the game for agents", async () => {
    token = await gateway.logIn("agente");
    const fields = { nodeId: "TRC-PVP-014", gameId: "G-TRC-PVP-014", vassalage: "TRC" };
    expect((await launch(fields)).status).toBe(200);
  });
});

describe("a guest", () => {
  it("gets a demonstration with play money", async () => {
    const url = launchedAt(await guest("JL-RNG-001"));
    expect(url.pathname).toBe("/play/slots");
    const answer = await playPorts(gateway.services()).openTicket(ticketOf(url));
    expect(answer).toMatchObject({ ok: true, table: { mode: "demo", balance: 100_000 } });
  });

  it("does not get a game without demonstration", async () => {
    expect(await guest("LUZ-LIVE-001")).toMatchObject({ status: 403, body: { code: "game_not_permitted" } });
  });

  it("names no vendor, and so enters no vendor's lobby", async () => {
    expect(await guest("JL-RNG-002", "lobby")).toMatchObject({
      status: 404,
      body: { code: "game_not_found" },
    });
  });
});

describe("a ticket", () => {
  const opened = async () => ticketOf(launchedAt(await launch()));
  const open = (ticket: string) => playPorts(gateway.services()).openTicket(ticket);

  it("opens the member's table as often as the page is loaded", async () => {
    const ticket = await opened();
    const table = { mode: "real", balance: 500_000, player: "jugador", gameId: "JL-RNG-001" };
    expect(await open(ticket)).toMatchObject({ ok: true, table });
    gateway.later(3_600_000);
    expect(await open(ticket)).toMatchObject({ ok: true, table });
  });

  it("must be opened soon", async () => {
    const ticket = await opened();
    gateway.later(121_000);
    expect(await open(ticket)).toEqual({ ok: false, reason: "ticket-expired" });
  });

  it("ends with its session", async () => {
    const ticket = await opened();
    await gateway.call({ id: "logout", token });
    expect(await open(ticket)).toEqual({ ok: false, reason: "session-expired" });
  });

  it("can't be guessed", async () => {
    expect(await open("guess")).toEqual({ ok: false, reason: "ticket-expired" });
  });

  it("tells the game which site may hear it", async () => {
    const local = await launch({}, { Origin: "http://localhost:5173" });
    const foreign = await launch({}, { Origin: "https://evil.example" });
    const parent = async (launched: typeof local) => {
      const answer = await open(ticketOf(launchedAt(launched)));
      return answer.ok ? answer.table.parentOrigin : answer.reason;
    };
    expect(await parent(local)).toBe("http://localhost:5173");
    expect(await parent(foreign)).toBe("");
  });
});
