import { expect, test } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { testClient } from "../../test-server/test-client.ts";
import type { Client } from "../core/client.ts";
import { listFavourites } from "./favourites.ts";
import { listRecentGames, type PersonalPageInput } from "./recents.ts";

test.each([
  [
    "what was played last",
    (client: Client, input: PersonalPageInput) => client.call(listRecentGames, input),
    { list: [], totalPages: 0 },
  ],
  [
    "favourites",
    (client: Client, input: PersonalPageInput) => client.call(listFavourites, input),
    { content: [], pageNum: 1, totalPages: 0 },
  ],
])('%s are asked for by the type that the gateway knows (Spec §9 "Game types")', async (_, ask, value) => {
  await using server = await startFaultServer(() => ok(value));
  const { client } = testClient(server.url);
  for (const type of ["INHOUSE", "JILI", "RNG", undefined] as const)
    await ask(client, { page: 1, pageSize: 25, type });
  expect(server.received.map(({ query }) => query.get("gameType"))).toEqual(["RNG", "RNG", "RNG", null]);
});
