import { afterAll, beforeAll } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { type Database, openDatabase } from "../data/database.ts";
import { isSeeded, seedWorld } from "../data/seed.ts";
import { lightPasswordCost } from "../session/password.ts";
import { testDatabase } from "./test-database.ts";

/** A database of the suite's own with the seeded world in it, without a gateway; gone afterwards. */
export const useSeededDatabase = (): Pick<Database, "db"> => {
  let database: Database;
  let drop = async () => {};
  beforeAll(async () => {
    const place = await testDatabase();
    drop = place.drop;
    database = await openDatabase(place.location);
    const { db } = database;
    if (!(await isSeeded(db)))
      await seedWorld(db, { now: Date.now, brand: houseBrand, passwordCost: lightPasswordCost });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  return {
    get db() {
      return database.db;
    },
  };
};
