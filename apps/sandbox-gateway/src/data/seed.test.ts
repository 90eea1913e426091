import { listGames } from "@volado/api-client/endpoints";
import { parseMerchantConfig } from "@volado/config";
import { GameType } from "@volado/domain/games";
import { expect, it } from "vitest";
import { brandOf } from "../brand/brand.ts";
import { startGateway } from "../gateway.ts";
import { readValue } from "../testing/answer-value.ts";
import { gameFields } from "../testing/call-gateway.ts";
import { testDatabase, useSeededDatabase } from "../testing/test-database.ts";
import { merchantBrand, useGateway } from "../testing/test-gateway.ts";
import { requireMerchant, storeMerchant } from "./seed.ts";
import { growSlots } from "./seed-content.ts";
import { moreSlots, seedSlotCount } from "./world/games.ts";

const database = useSeededDatabase();
const large = useGateway({ slotGames: 5_000 });

const renamed = brandOf(parseMerchantConfig({ merchantCode: "VOLADO", brandName: "Otro", currency: "EUR" }));

it("a world is served only to its own merchant, even after a change of name", async () => {
  const { db } = database;
  await expect(requireMerchant(db, renamed)).resolves.toBeUndefined();
  await expect(requireMerchant(db, merchantBrand("alba"))).rejects.toThrow(/"volado".*"alba"/);
  await db.transaction().execute((tx) => storeMerchant(tx, merchantBrand("alba")));
  await expect(requireMerchant(db, merchantBrand("alba"))).resolves.toBeUndefined();
  await expect(requireMerchant(db, renamed)).rejects.toThrow(/"alba".*"VOLADO"/);
});

it("a gateway does not start on another merchant's world", async () => {
  const { location, drop } = await testDatabase();
  const start = startGateway({ database: location, brand: merchantBrand("verbena") });
  await expect(start).rejects.toThrow(/holds the world of the merchant "volado"/);
  await drop();
}, 60_000);

it("a gateway of five thousand slots finds an added one, and has them again after a reset", async () => {
  const list = async (fields: object = {}) =>
    readValue(await large.call({ id: "listGames", fields: gameFields(fields) }), listGames.response);
  const find = async () => {
    const [added] = moreSlots(5_000).slice(-1);
    const { games } = await list({ gameName: added?.name });
    expect(games.map(({ nodeId }) => nodeId)).toEqual([added?.node_id]);
    const cover = await fetch(large.url() + games[0]?.imageUrl);
    expect([cover.status, cover.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
    expect((await list()).totalCount).toBe(5_000);
  };
  await find();
  await large.console().resetWorld();
  await find();
}, 60_000);

it("the slots of an existing world grow to the requested number, and never shrink", async () => {
  const { db } = database;
  for (const [asked, count] of [
    [0, seedSlotCount],
    [1_200, 1_200],
    [3_000, 3_000],
    [1_200, 3_000],
  ] as const) {
    await growSlots(db, asked);
    const slots = await db.selectFrom("games").select("node_id").where("type", "=", GameType.Slots).execute();
    expect(slots).toHaveLength(count);
  }
});
