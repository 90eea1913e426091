import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { answered, refused } from "../pages/envelope.ts";
import { gameOfKind, type PlayGame } from "./kind-game.ts";
import type { OfferRefusal, PlayPorts, PlayTable, RoundResult } from "./ports.ts";
import { betRequest, type RoundRequest, roundRequest } from "./requests.ts";
import { matchMs, playMatch } from "./rules/bet.ts";
import { tossCoin } from "./rules/coin.ts";
import { drawDigit } from "./rules/digit.ts";
import { fixtureById, fixturesAt, isOnOffer } from "./rules/fixtures.ts";
import { fairRoll, type Roll } from "./rules/random.ts";
import { spinReels } from "./rules/reels.ts";

/**
 * Header that carries the launch ticket: not a cookie, so no other site can play with it, and not in any log
 * of addresses.
 */
export const ticketHeader = "Play-Ticket";

/** Header by which a page says which it is, so that it takes no ticket of another's game. */
export const pageHeader = "Play-Page";

const refusals = {
  "ticket-expired": [401, "TICKET_EXPIRED", "This launch is over. Open the game again."],
  "session-expired": [401, "SESSION_EXPIRED", "The session is over. Log in again."],
  "wrong-game": [403, "WRONG_GAME", "This launch is of another game. Open it again."],
  "insufficient-balance": [409, "INSUFFICIENT_BALANCE", "The balance does not cover the bet."],
  "key-reused": [409, "KEY_REUSED", "This round was already played with another bet."],
  "odds-changed": [409, "ODDS_CHANGED", "These odds are no longer on offer."],
  "bet-outside-limits": [422, "BET_OUTSIDE_LIMITS", "This game doesn't take that bet."],
  invalid: [422, "INVALID", "The request is not understood."],
} as const satisfies Readonly<Record<string, readonly [ContentfulStatusCode, string, string]>>;

const refuse = (c: Context, reason: keyof typeof refusals) => {
  const [status, code, message] = refusals[reason];
  return c.json(refused(code, message), status);
};

const decider = (request: RoundRequest, roll: Roll): (() => RoundResult) => {
  switch (request.game) {
    case "reels":
      return () => spinReels(request.bet, roll);
    case "coin":
      return () => tossCoin(request.bet, request.call, roll);
    case "digit":
      return () => drawDigit(request.bet, request.pick, roll);
  }
};

/** Whether the game takes the bet, as its row in the database says; real money and play money alike. */
const takes = ({ limits }: PlayTable, bet: number): boolean => bet >= limits.min && bet <= limits.max;

const bodyOf = async (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

/**
 * The calls of the demo games' pages, at `/play/api`. Every one names its ticket in {@link ticketHeader}, which plays
 * its own game only. Rounds of demo tables are drawn here too, but move nothing: their play money lives on the page.
 */
export const createPlayApi = (ports: PlayPorts, roll: Roll = fairRoll): Hono => {
  const api = new Hono();
  /** The ticket's table, where the call is of its own game: the page that asks, and what is asked for. */
  const tableOf = async (c: Context, game?: PlayGame) => {
    const opened = await ports.openTicket(c.req.header(ticketHeader) ?? "");
    if (!opened.ok) return opened;
    const { kind } = opened.table;
    const isOwn =
      (c.req.header(pageHeader) ?? kind) === kind && (game ?? gameOfKind[kind]) === gameOfKind[kind];
    return isOwn ? opened : ({ ok: false, reason: "wrong-game" } as const);
  };
  const isDemo = (table: PlayTable) => table.mode === "demo";

  api.use(
    bodyLimit({
      maxSize: 4_096,
      onError: (c) => c.json(refused("TOO_LARGE", "The request is too large."), 413),
    }),
  );

  api.get("/table", async (c) => {
    const answer = await tableOf(c);
    return answer.ok ? c.json(answered(answer.table)) : refuse(c, answer.reason);
  });

  api.post("/round", async (c) => {
    const request = roundRequest.safeParse(await bodyOf(c));
    if (!request.success) return refuse(c, "invalid");
    const opened = await tableOf(c, request.data.game);
    if (!opened.ok) return refuse(c, opened.reason);
    const doesTake = takes(opened.table, request.data.bet);
    const decide = decider(request.data, roll);
    if (isDemo(opened.table)) return doesTake ? c.json(answered(decide())) : refuse(c, "bet-outside-limits");
    const { bet, key } = request.data;
    const ticket = c.req.header(ticketHeader) ?? "";
    const settled = await ports.settleRound({
      ticket,
      bet,
      idempotencyKey: key,
      request: request.data,
      refuse: () => (doesTake ? undefined : "bet-outside-limits"),
      decide,
    });
    if (!settled.ok) return refuse(c, settled.reason);
    const { outcome, win, balance } = settled;
    return c.json(answered({ outcome, win, balance }));
  });

  api.get("/fixtures", async (c) => {
    const opened = await tableOf(c, "matches");
    return opened.ok ? c.json(answered(fixturesAt(ports.now()))) : refuse(c, opened.reason);
  });

  api.get("/bets", async (c) => {
    const opened = await tableOf(c, "matches");
    if (!opened.ok) return refuse(c, opened.reason);
    if (isDemo(opened.table)) return c.json(answered({ bets: [], balance: opened.table.balance }));
    const listed = await ports.listBets(c.req.header(ticketHeader) ?? "");
    return listed.ok
      ? c.json(answered({ bets: listed.bets, balance: listed.balance }))
      : refuse(c, listed.reason);
  });

  api.post("/bets", async (c) => {
    const request = betRequest.safeParse(await bodyOf(c));
    if (!request.success) return refuse(c, "invalid");
    const { bet: stake, key, selection, odds } = request.data;
    const now = ports.now();
    const fixture = fixtureById(request.data.fixture);
    if (fixture?.odds[selection] !== odds) return refuse(c, "odds-changed");
    const opened = await tableOf(c, "matches");
    if (!opened.ok) return refuse(c, opened.reason);
    const offerRefusal = (): OfferRefusal | undefined => {
      if (!isOnOffer(fixture, now)) return "odds-changed";
      return takes(opened.table, stake) ? undefined : "bet-outside-limits";
    };
    const decide = () => playMatch(stake, fixture, selection, roll);
    const slip = { home: fixture.home, away: fixture.away, league: fixture.league, selection, odds };
    const dueAt = now + matchMs;
    if (isDemo(opened.table)) {
      const reason = offerRefusal();
      if (reason !== undefined) return refuse(c, reason);
      const bet = { id: key, stake, slip, placedAt: now, dueAt, result: decide() };
      return c.json(answered({ bet, balance: opened.table.balance }));
    }
    const ticket = c.req.header(ticketHeader) ?? "";
    const kept = { idempotencyKey: key, request: request.data, dueAt, slip };
    const order = { ticket, stake, ...kept, refuse: offerRefusal, decide };
    const placed = await ports.placeBet(order);
    return placed.ok
      ? c.json(answered({ bet: placed.bet, balance: placed.balance }))
      : refuse(c, placed.reason);
  });

  return api;
};
