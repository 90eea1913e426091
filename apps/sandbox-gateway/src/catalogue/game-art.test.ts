import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue } from "../testing/answer-value.ts";
import { gameFields } from "../testing/call-gateway.ts";
import { useGateway } from "../testing/test-gateway.ts";

const listSchema = z.object({ games: z.array(z.object({ iconUrl: z.string() })) });

describe.each([
  { covers: "drawn", plainCovers: false, address: /^\/art\/cover\/\w+\/[\w-]+\.webp$/ },
  { covers: "plain", plainCovers: true, address: /^\/art\/plain\/\w+\/[\w-]+\.png$/ },
])("games with $covers covers", ({ plainCovers, address }) => {
  const gateway = useGateway({ plainCovers });

  it("name them in their lists", async () => {
    const answer = await gateway.call({ id: "listGames", fields: gameFields({}) });
    const { games } = await readValue(answer, listSchema);
    expect(games.length).toBeGreaterThan(1);
    for (const { iconUrl } of games) expect(iconUrl).toMatch(address);
  });
});
