import { parseMerchantConfig } from "@volado/config";
import { GameType } from "@volado/domain/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { brandOf, houseBrand } from "../brand/brand.ts";
import { consoleActions } from "../console/actions.ts";
import { startGateway } from "../gateway.ts";
import { lightPasswordCost } from "../session/password-hash.ts";
import { readValue } from "../testing/answer-value.ts";
import { gameFields } from "../testing/call-gateway.ts";
import { merchantBrand } from "../testing/merchant-brand.ts";
import { type TestDatabase, testDatabase } from "../testing/test-database.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { type Database, openDatabase } from "./database.ts";
import { isSeeded, requireMerchant, seedWorld, storeMerchant } from "./seed.ts";
import { growSlots } from "./seed-content.ts";
import { moreSlots, seedSlotCount } from "./world/games.ts";

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await testDatabase();
  database = await openDatabase(place.location);
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

const renamed = brandOf(parseMerchantConfig({ merchantCode: "VOLADO", brandName: "Otro", currency: "EUR" }));

it("a world is served to its own merchant, whatever that calls itself, and to nobody else", async () => {
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

const SLOTS = 5_000;
const pageSchema = z.object({
  games: z.array(z.object({ nodeId: z.string(), gameName: z.string(), iconUrl: z.string() })),
  totalPages: z.number(),
  totalCount: z.number(),
});

describe("a gateway of five thousand slots", () => {
  const gateway = useGateway({ slotGames: SLOTS });
  const page = async (fields: Readonly<Record<string, unknown>>) =>
    readValue(await gateway.call({ id: "listGames", fields: gameFields(fields) }), pageSchema);

  it.each(["ALL", "NEW"])(
    "lists every one of them once (%s)",
    async (gameClassify) => {
      const ids: string[] = [];
      for (let pageNo = 1; pageNo <= SLOTS / 100; pageNo += 1) {
        const { games, totalCount } = await page({ gameClassify, pageNo, pageSize: 100 });
        expect(totalCount).toBe(SLOTS);
        ids.push(...games.map(({ nodeId }) => nodeId));
      }
      expect(ids).toHaveLength(SLOTS);
      expect(new Set(ids).size).toBe(SLOTS);
    },
    60_000,
  );

  it("finds one of those that were added", async () => {
    const [added] = moreSlots(SLOTS).slice(-1);
    const { games } = await page({ gameName: added?.name });
    expect(games.map(({ nodeId }) => nodeId)).toEqual([added?.node_id]);
    const cover = await fetch(gateway.url() + games[0]?.iconUrl);
    expect(cover.status).toBe(200);
    expect(cover.headers.get("Content-Type")).toBe("image/avif");
  });

  it("has them again after the world was reset", async () => {
    await consoleActions(gateway.services()).resetWorld();
    expect((await page({})).totalCount).toBe(SLOTS);
  }, 30_000);
});

describe("the list of slots in a world that is there already", () => {
  let database: Database;
  let drop = async () => {};

  beforeAll(async () => {
    const place = await testDatabase();
    drop = place.drop;
    database = await openDatabase(place.location);
    const { db } = database;
    if (!(await isSeeded(db))) {
      await seedWorld(db, { now: Date.now, brand: houseBrand, passwordCost: lightPasswordCost });
    }
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it("grows to what is asked for, and never shrinks", async () => {
    const { db } = database;
    const count = async () => {
      const rows = await db
        .selectFrom("games")
        .select("node_id")
        .where("type", "=", GameType.Slots)
        .execute();
      return rows.length;
    };
    await growSlots(db, 0);
    expect(await count()).toBe(seedSlotCount);
    await growSlots(db, 1_200);
    expect(await count()).toBe(1_200);
    await growSlots(db, 3_000);
    expect(await count()).toBe(3_000);
    await growSlots(db, 1_200);
    expect(await count()).toBe(3_000);
  });
});
