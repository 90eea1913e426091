import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { launchedAt, readValue, ticketOf } from "../testing/answer-value.ts";
import { gameFields, launchFields } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();

const gamesSchema = z.object({
  games: z.array(z.object({ nodeId: z.string(), vassalage: z.string(), minBet: z.number() })),
});
const modelsSchema = z.array(
  z.object({ nodeId: z.string(), vassalage: z.string(), minBet: z.number(), maxBet: z.number() }),
);
const answerSchema = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  code: z.optional(z.string()),
});
const tableSchema = z.object({ limits: z.object({ min: z.number(), max: z.number() }) });

/** Opens a game as a member and gives the way to the calls of its page. */
const sitDown = async (nodeId: string, vassalage: string) => {
  const token = await gateway.logIn();
  const fields = launchFields({ nodeId, gameId: `G-${nodeId}`, vassalage });
  const ticket = ticketOf(launchedAt(await gateway.call({ id: "launchGame", token, fields })));
  return async (path: string, body?: object) => {
    const response = await fetch(new URL(`/play/api/${path}`, gateway.url()), {
      method: body === undefined ? "GET" : "POST",
      headers: { "Play-Ticket": ticket, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: answerSchema.parse(await response.json()) };
  };
};
const tableOf = async (ask: Awaited<ReturnType<typeof sitDown>>) =>
  readValue(await ask("table"), tableSchema).limits;
const key = () => crypto.randomUUID();

afterEach(() => expect(gateway.log).toEqual([]));

describe("the limits that a list states", () => {
  it.each([0.01, 0.05, 0.1, 0.5, 0.75, 1])(
    "are the game's: the filter of %f opens games from it",
    async (minBet) => {
      const fields = gameFields({ pageSize: 1, minBet });
      const { games } = readValue(await gateway.call({ id: "listGames", fields }), gamesSchema);
      const [game] = games;
      if (!game) throw new Error("No game has that minimum bet.");
      const ask = await sitDown(game.nodeId, game.vassalage);
      const { min } = await tableOf(ask);
      expect(min).toBe(Math.round(minBet * 100));
      expect((await ask("round", { game: "reels", bet: min, key: key() })).status).toBe(200);
    },
  );

  it("are the table's: one from $20 to $10,000 takes neither $5 nor more than it says", async () => {
    const fields = { merchantCode: "volado", platform: "html5", language: "ES" };
    const models = readValue(await gateway.call({ id: "listLiveModels", fields }), modelsSchema);
    const dealer = models.find(({ minBet, maxBet }) => minBet === 20 && maxBet === 10_000);
    if (!dealer) throw new Error("No table has these limits.");
    const ask = await sitDown(dealer.nodeId, dealer.vassalage);
    const { min, max } = await tableOf(ask);
    expect({ min, max }).toEqual({ min: 2_000, max: 1_000_000 });
    for (const bet of [500, min - 1, max + 1])
      expect(await ask("round", { game: "coin", call: "sol", bet, key: key() })).toMatchObject({
        status: 422,
        body: { code: "BET_OUTSIDE_LIMITS" },
      });
    expect((await ask("round", { game: "coin", call: "sol", bet: min, key: key() })).status).toBe(200);
  });
});
