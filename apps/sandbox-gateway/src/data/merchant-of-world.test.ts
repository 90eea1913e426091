import { parseMerchantConfig } from "@volado/config";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brandOf } from "../brand/brand.ts";
import { startGateway } from "../gateway.ts";
import { merchantBrand } from "../testing/merchant-brand.ts";
import { type TestDatabase, testDatabase } from "../testing/test-database.ts";
import { type Database, openDatabase } from "./database.ts";
import { keepMerchant, requireMerchant } from "./merchant-of-world.ts";

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
  await db.transaction().execute((tx) => keepMerchant(tx, merchantBrand("alba")));
  await expect(requireMerchant(db, merchantBrand("alba"))).resolves.toBeUndefined();
  await expect(requireMerchant(db, renamed)).rejects.toThrow(/"alba".*"VOLADO"/);
});

it("a gateway does not start on another merchant's world", async () => {
  const { location, drop } = await testDatabase();
  const start = startGateway({ database: location, brand: merchantBrand("verbena") });
  await expect(start).rejects.toThrow(/holds the world of the merchant "volado"/);
  await drop();
}, 60_000);
