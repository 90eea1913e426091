import { afterEach, describe, expect, it } from "vitest";
import { launchedAt, ticketOf } from "../testing/answer-value.ts";
import { launchFields } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { walletOf } from "../testing/wallet-of.ts";

const gateway = useGateway({ team: false });
afterEach(() => expect(gateway.log).toEqual([]));

/** A game for every page, by its node. */
const games = {
  slots: "JL-RNG-001",
  fish: "ARR-FISH-001",
  table: "LUZ-LIVE-001",
  sportsbook: "FB-SPORTS-001",
} as const;
type Page = keyof typeof games;
const pages = Object.keys(games).filter((name): name is Page => Object.hasOwn(games, name));

/** What each page plays with, and nothing of what it asks for is another's. */
const plays: Readonly<Record<Page, readonly [path: string, body?: Readonly<Record<string, unknown>>]>> = {
  slots: ["/round", { game: "reels", bet: 100 }],
  fish: ["/round", { game: "reels", bet: 100 }],
  table: ["/round", { game: "coin", bet: 2_000, call: "sol" }],
  sportsbook: ["/bets"],
};

const launch = async (nodeId: string): Promise<string> => {
  const token = await gateway.logIn();
  const vassalage = nodeId.split("-")[0] ?? "";
  const fields = launchFields({ nodeId, gameId: `G-${nodeId}`, vassalage });
  return ticketOf(launchedAt(await gateway.call({ id: "launchGame", token, fields })));
};

const ask = async (page: Page | undefined, ticket: string, path: string, body?: object) => {
  const response = await fetch(`${gateway.url()}/play/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "Play-Ticket": ticket,
      "Content-Type": "application/json",
      ...(page !== undefined && { "Play-Page": page }),
    },
    ...(body !== undefined && { body: JSON.stringify({ key: crypto.randomUUID(), ...body }) }),
  });
  return response.json();
};

describe.each(pages)("a ticket for %s", (own) => {
  it.each(pages)("at the page of %s", async (page) => {
    const ticket = await launch(games[own]);
    const wallet = await walletOf(gateway.services(), "jugador");
    const [path, body] = plays[page];
    for (const answer of [await ask(page, ticket, "/table"), await ask(page, ticket, path, body)]) {
      if (page === own) expect(answer).toMatchObject({ success: true });
      else expect(answer).toMatchObject({ success: false, code: "WRONG_GAME" });
    }
    if (page !== own) expect(await walletOf(gateway.services(), "jugador")).toEqual(wallet);
  });

  it.each(pages)("doesn't play what %s plays, whoever asks without a page", async (other) => {
    const ticket = await launch(games[own]);
    const [path, body] = plays[other];
    const isSame = JSON.stringify(plays[own]) === JSON.stringify(plays[other]);
    expect(await ask(undefined, ticket, path, body)).toMatchObject(
      isSame ? { success: true } : { code: "WRONG_GAME" },
    );
  });
});

it("a ticket's rounds are of its own game, whatever another ticket of the same page was for", async () => {
  const ticket = await launch("NPL-RNG-002");
  const table = await ask("slots", ticket, "/table");
  expect(table).toMatchObject({ value: { gameId: "NPL-RNG-002" } });
  await ask("slots", ticket, "/round", { game: "reels", bet: 100, key: "own-game-round" });
  const round = await gateway
    .services()
    .db.selectFrom("rounds")
    .select("node_id")
    .where("idempotency_key", "=", "own-game-round")
    .executeTakeFirstOrThrow();
  expect(round.node_id).toBe("NPL-RNG-002");
});
