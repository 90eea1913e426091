import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { contentLanguage } from "../catalogue/wire.ts";
import { gameOfKind, type PlayGame, type PlayKind } from "../launch/play-kind.ts";
import { createPageAssets } from "../pages/assets.ts";
import { answered, pageHeaders, refused } from "../pages/responses.ts";
import { type BetOrder, listBets, placeBet } from "../play-rounds/bets.ts";
import { type OfferRefusal, settleRound } from "../play-rounds/rounds.ts";
import type { TurnRefusal } from "../play-rounds/turns.ts";
import type { Services } from "../services.ts";
import { betOnDraw, drawOnOffer } from "./draw-bets.ts";
import {
  fixtureById,
  fixturesAt,
  isOnOffer,
  kickoffAfter,
  liveMatchesAt,
  matchMs,
  matchName,
  playMatch,
} from "./matches.ts";
import { gamePage } from "./page.ts";
import { betRequest, drawRequest, drawRound, roundRequest } from "./requests.ts";
import { fairRoll, type Roll, rollsOf } from "./rules.ts";
import { openTicket, type PlayTable } from "./table.ts";
import { createTurns, decisionRequest, gameOfDecision, hasTurns } from "./turns.ts";

/** Header with the launch ticket: unlike a cookie no other site can use it, and unlike an address it isn't logged. */
const ticketHeader = "Play-Ticket";

/** Header that names the calling page, so that it can't use another game's ticket. */
const pageHeader = "Play-Page";

const refusals = {
  "ticket-expired": [401, "TICKET_EXPIRED", "This launch is over. Open the game again."],
  "session-expired": [401, "SESSION_EXPIRED", "The session is over. Log in again."],
  "no-round": [404, "NO_ROUND", "There is no such round."],
  "wrong-game": [403, "WRONG_GAME", "This launch is of another game. Open it again."],
  "insufficient-balance": [409, "INSUFFICIENT_BALANCE", "The balance does not cover the bet."],
  "key-reused": [409, "KEY_REUSED", "This round was already played with another bet."],
  "odds-changed": [409, "ODDS_CHANGED", "These odds are no longer on offer."],
  "draw-closed": [409, "DRAW_CLOSED", "The sales of this draw are closed."],
  "bet-outside-limits": [422, "BET_OUTSIDE_LIMITS", "This game doesn't take that bet."],
  invalid: [422, "INVALID", "The request is not understood."],
} as const satisfies Readonly<Record<string, readonly [ContentfulStatusCode, code: string, message: string]>>;

type Refused = { readonly ok: false; readonly reason: TurnRefusal["reason"] | "wrong-game" };

const refuse = (c: Context, reason: Refused["reason"]) => {
  const [status, code, message] = refusals[reason];
  return c.json(refused(code, message), status);
};

const reply = (c: Context, answer: { readonly ok: true } | Refused) => {
  if (!answer.ok) return refuse(c, answer.reason);
  const { ok: _, ...value } = answer;
  return c.json(answered(value));
};

/** Whether the bet is within the limits of the game's row, for real money and play money alike. */
const limitRefusal = ({ limits }: PlayTable, bet: number): OfferRefusal | undefined =>
  bet < limits.min || bet > limits.max ? "bet-outside-limits" : undefined;

const bodyOf = async (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);
const ticketOf = (c: Context): string => c.req.header(ticketHeader) ?? "";

/**
 * The calls of the demo games' pages, at `/play/api`. Each sends its ticket in {@link ticketHeader}, which plays only
 * its own game. Rounds of demo tables are drawn here too, but move no money: the page keeps their play money.
 */
export const createPlayApi = (services: Services, fixedRoll?: Roll): Hono => {
  const api = new Hono();
  const roll = fixedRoll ?? fairRoll;
  const turns = createTurns(services, roll);
  /** The ticket's table, if the page belongs to its game and the call is of one of these games, by default of all. */
  const tableOf = async (c: Context, ...games: readonly PlayGame[]) => {
    const opened = await openTicket(services, ticketOf(c));
    if (!opened.ok) return opened;
    const { kind } = opened.table;
    const isCalled = games.length === 0 || games.includes(gameOfKind[kind]);
    const isOwn = isCalled && (c.req.header(pageHeader) ?? kind) === kind;
    return isOwn ? opened : ({ ok: false, reason: "wrong-game" } as const);
  };

  /** Stores a bet for real money; one for play money is answered with its result. */
  const answerBet = async (
    c: Context,
    { mode, balance }: PlayTable,
    refusal: OfferRefusal | undefined,
    order: Omit<BetOrder, "ticket" | "refuse">,
  ) => {
    if (mode === "real")
      return reply(c, await placeBet(services, { ...order, ticket: ticketOf(c), refuse: () => refusal }));
    if (refusal) return refuse(c, refusal);
    const { idempotencyKey: id, stake, slip, dueAt, decide } = order;
    const bet = { id, stake, slip, placedAt: services.now(), dueAt, result: decide() };
    return c.json(answered({ bet, balance }));
  };

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
    const { data } = request;
    const { bet, key } = data;
    const ticket = ticketOf(c);
    const opened = await tableOf(c, data.game);
    if (!opened.ok) return refuse(c, opened.reason);
    const { table } = opened;
    const refusal = limitRefusal(table, bet);
    if (data.game === "blackjack" || data.game === "crash")
      return reply(c, await turns.begin({ ticket, table }, data, refusal));
    const decide = () => drawRound(data, roll);
    if (table.mode === "demo") return refusal ? refuse(c, refusal) : c.json(answered(decide()));
    const order = { ticket, idempotencyKey: key, request: data };
    return reply(c, await settleRound(services, { ...order, bet, refuse: () => refusal, decide }));
  });

  api.get("/turn", async (c) => {
    const opened = await tableOf(c);
    if (!opened.ok) return refuse(c, opened.reason);
    if (!hasTurns(gameOfKind[opened.table.kind])) return refuse(c, "wrong-game");
    const turn = await turns.find({ ticket: ticketOf(c), ...opened }, c.req.query("id"));
    return c.json(answered({ turn }));
  });

  // Held until the flight ends, so that its page learns of it at once and not before.
  api.get("/flight", async (c) => {
    const opened = await tableOf(c, "crash");
    if (!opened.ok) return refuse(c, opened.reason);
    const seat = { ticket: ticketOf(c), ...opened };
    return c.json(answered({ landed: await turns.isLanded(seat, c.req.query("id") ?? "") }));
  });

  api.post("/turn", async (c) => {
    const request = decisionRequest.safeParse(await bodyOf(c));
    // Not before the whole request is here: nobody can hold a decision back until they know how it ends.
    const at = services.now();
    if (!request.success) return refuse(c, "invalid");
    const opened = await tableOf(c, gameOfDecision(request.data));
    if (!opened.ok) return refuse(c, opened.reason);
    return reply(c, await turns.decide({ ticket: ticketOf(c), ...opened }, request.data, at));
  });

  api.get("/fixtures", async (c) => {
    const opened = await tableOf(c, "matches");
    return opened.ok ? c.json(answered(fixturesAt(services.now()))) : refuse(c, opened.reason);
  });

  // A demo's bets are on matches of its own.
  api.get("/live", async (c) => {
    const opened = await tableOf(c, "matches");
    if (!opened.ok) return refuse(c, opened.reason);
    const now = services.now();
    const kickoffs = Object.fromEntries(fixturesAt(now).map((each) => [each.id, kickoffAfter(each, now)]));
    const live = opened.table.mode === "demo" ? [] : liveMatchesAt(now).live;
    return c.json(answered({ now, live, kickoffs }));
  });

  api.get("/bets", async (c) => {
    const opened = await tableOf(c, "matches", "draw");
    if (!opened.ok) return refuse(c, opened.reason);
    if (opened.table.mode === "demo") return c.json(answered({ bets: [], balance: opened.table.balance }));
    return reply(c, await listBets(services, ticketOf(c)));
  });

  api.post("/bets", async (c) => {
    const request = betRequest.safeParse(await bodyOf(c));
    if (!request.success) return refuse(c, "invalid");
    const { bet: stake, key, selection, odds } = request.data;
    const now = services.now();
    const fixture = fixtureById(request.data.fixture);
    if (fixture?.odds[selection] !== odds) return refuse(c, "odds-changed");
    const opened = await tableOf(c, "matches");
    if (!opened.ok) return refuse(c, opened.reason);
    const refusal = isOnOffer(fixture, now) ? limitRefusal(opened.table, stake) : "odds-changed";
    const kickoff = kickoffAfter(fixture, now);
    const isDemo = opened.table.mode === "demo";
    // A demo's page gets its results at once, so they must not be those of the matches for real money.
    const match = matchName(fixture, kickoff) + (isDemo ? ticketOf(c) : "");
    const decide = () => playMatch(stake, fixture, selection, fixedRoll ?? rollsOf(match));
    const slip = { home: fixture.home, away: fixture.away, league: fixture.league, selection, odds, kickoff };
    const order = {
      idempotencyKey: key,
      request: request.data,
      stake,
      dueAt: kickoff + matchMs,
      slip,
      decide,
    };
    return answerBet(c, opened.table, refusal, order);
  });

  api.get("/draw", async (c) => {
    const opened = await tableOf(c, "draw");
    return opened.ok ? c.json(answered(drawOnOffer(services, opened.table))) : refuse(c, opened.reason);
  });

  api.post("/draw", async (c) => {
    const request = drawRequest.safeParse(await bodyOf(c));
    if (!request.success) return refuse(c, "invalid");
    const opened = await tableOf(c, "draw");
    if (!opened.ok) return refuse(c, opened.reason);
    const demoOf = opened.table.mode === "demo" ? ticketOf(c) : "";
    const placed = betOnDraw(services, opened.table, request.data, { demoOf, fixedRoll });
    if (placed === undefined) return refuse(c, "invalid");
    const { refusal, ...bet } = placed;
    const order = { ...bet, idempotencyKey: request.data.key, request: request.data };
    return answerBet(c, opened.table, limitRefusal(opened.table, bet.stake) ?? refusal, order);
  });

  return api;
};

const LOCAL_SITES = ["http://localhost:*", "http://127.0.0.1:*"];

const isKind = (name: string): name is PlayKind => Object.hasOwn(gameOfKind, name);

/**
 * The demo games, mounted at `/play`: a page for each kind, their scripts and styles, and their API. The pages contain
 * no player data; they load it with the ticket in their address.
 */
export const createPlayApp = (services: Services): Hono => {
  const siteOrigins = [...LOCAL_SITES, ...services.options.siteOrigins];
  return new Hono()
    .route("/api", createPlayApi(services))
    .route("/assets", createPageAssets(new URL("./browser/", import.meta.url)))
    .get("/:kind", (c) => {
      const kind = c.req.param("kind");
      if (!isKind(kind)) return c.notFound();
      const language = contentLanguage(c.req.query("lang") || "ES");
      const page = gamePage(kind, language, { siteOrigins, brand: services.brand });
      return c.html(page, 200, pageHeaders(["'self'", ...siteOrigins]));
    });
};
