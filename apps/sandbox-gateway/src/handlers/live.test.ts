import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const modelsSchema = z.array(
  z.object({
    modelId: z.string(),
    modelName: z.string(),
    modelIcon: z.string(),
    tableName: z.string(),
    tableStatus: z.literal([0, 1, 2]),
    nodeId: z.string(),
    minBet: z.number(),
    maxBet: z.number(),
    openTime: z.nullable(z.number()),
  }),
);

const gateway = useGateway();
const ask = async () =>
  readValue(
    await gateway.call({
      id: "listLiveModels",
      fields: { merchantCode: "volado", platform: "html5", language: "ES" },
    }),
    modelsSchema,
  );
const dealer = async (name: string) => {
  const found = (await ask()).find(({ modelName }) => modelName === name);
  if (!found) throw new Error(`${name} is no dealer of the seeded world`);
  return found;
};

/** Moves the gateway's clock to an hour of the day in Mexico City (UTC-6), a minute past it. */
const at = (hour: number) => {
  const wanted = ((hour + 6) % 24) * HOUR_MS + 60_000;
  gateway.later((wanted - (gateway.services().now() % DAY_MS) + DAY_MS) % DAY_MS);
};

afterEach(() => expect(gateway.log).toEqual([]));

describe("dealers at their tables", () => {
  it("have a picture, a table and its limits", async () => {
    const renata = await dealer("Renata");
    expect(renata).toMatchObject({ nodeId: "LUZ-LIVE-001", tableStatus: 1, minBet: 5, maxBet: 5_000 });
    const picture = await fetch(new URL(renata.modelIcon, gateway.url()));
    expect(picture.headers.get("content-type")).toBe("image/avif");
  });

  it("are there at every hour, and somebody is off", async () => {
    for (const hour of [1, 6, 11, 15, 19, 23]) {
      at(hour);
      const models = await ask();
      expect(models.filter(({ tableStatus }) => tableStatus === 1).length).toBeGreaterThan(7);
      expect(models.some(({ tableStatus }) => tableStatus === 0)).toBe(true);
    }
  });

  it("leave at the end of their shift and say when they are back, past midnight too", async () => {
    at(1);
    expect(await dealer("Natalia")).toMatchObject({ tableStatus: 1, openTime: null });
    at(2);
    const off = await dealer("Natalia");
    expect(off.tableStatus).toBe(0);
    const wait = (off.openTime ?? 0) - gateway.services().now();
    expect(wait).toBeGreaterThan(15 * HOUR_MS);
    expect(wait).toBeLessThanOrEqual(16 * HOUR_MS);
    gateway.later(wait);
    expect((await dealer("Natalia")).tableStatus).toBe(1);
  });

  it("may have no seat left", async () => {
    expect((await dealer("Valeria")).tableStatus).toBe(2);
  });

  it("are closed without an hour while their game can't be played", async () => {
    const { db, catalogue } = gateway.services();
    const set = async (state: "open" | "maintenance") => {
      await db.updateTable("games").set({ state }).where("node_id", "=", "LUZ-LIVE-001").execute();
      await catalogue.reload();
    };
    await set("maintenance");
    expect(await dealer("Renata")).toMatchObject({ tableStatus: 0, openTime: null });
    await set("open");
  });
});
