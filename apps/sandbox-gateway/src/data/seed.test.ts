import { parseMerchantConfig } from "@volado/config";
import { GameType } from "@volado/domain/games";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { brandOf } from "../brand/brand.ts";
import { consoleActions } from "../console/actions.ts";
import { startGateway } from "../gateway.ts";
import { readValue } from "../testing/answer-value.ts";
import { gameFields } from "../testing/call-gateway.ts";
import { merchantBrand } from "../testing/merchant-brand.ts";
import { testDatabase, useSeededDatabase } from "../testing/test-database.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { requireMerchant, storeMerchant } from "./seed.ts";
import { growSlots } from "./seed-content.ts";
import { moreSlots, seedSlotCount } from "./world/games.ts";

const database = useSeededDatabase();

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

  it("has them again after a reset", async () => {
    await consoleActions(gateway.services()).resetWorld();
    expect((await page({})).totalCount).toBe(SLOTS);
  }, 30_000);
});

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
