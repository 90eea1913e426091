import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
let token = "";
const pageSchema = z.object({
  content: z.array(z.object({ nodeId: z.string() })),
  totalPages: z.number(),
});
const ids = async (): Promise<readonly string[]> =>
  readValue(
    await gateway.call({ id: "listFavouriteIds", token, fields: { pageNo: 1, pageSize: 100 } }),
    z.array(z.string()),
  );
const star = (nodeId: string, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({
    id: "addFavourite",
    token,
    headers,
    fields: { nodeId, vendor: nodeId.split("-")[0] ?? "" },
  });
const unstar = (nodeId: string) =>
  gateway.call({ id: "removeFavourite", token, fields: { nodeId, vendor: "" } });

beforeEach(async () => {
  await gateway.services().db.deleteFrom("favourites").execute();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("favourites", () => {
  it("stand newest first, and once each", async () => {
    await star("JL-RNG-001");
    gateway.later(1000);
    await star("ARR-FISH-002");
    gateway.later(1000);
    await star("JL-RNG-001");
    expect(await ids()).toEqual(["ARR-FISH-002", "JL-RNG-001"]);
  });

  it("go when un-starred, and un-starring again changes nothing", async () => {
    await star("JL-RNG-001");
    expect((await unstar("JL-RNG-001")).status).toBe(200);
    expect((await unstar("JL-RNG-001")).status).toBe(200);
    expect(await ids()).toEqual([]);
  });

  it("belong to one member", async () => {
    await star("JL-RNG-001");
    token = await gateway.logIn("agente");
    expect(await ids()).toEqual([]);
  });

  it("are listed in pages, of one type when asked", async () => {
    for (const nodeId of ["JL-RNG-001", "JL-RNG-002", "JL-FISH-001"]) {
      await star(nodeId);
      gateway.later(1000);
    }
    const page = async (fields: Readonly<Record<string, unknown>>) => {
      const answer = await gateway.call({
        id: "listFavourites",
        token,
        fields: { pageNo: 1, pageSize: 2, language: "ES", ...fields },
      });
      const { content, totalPages } = readValue(answer, pageSchema);
      return [content.map(({ nodeId }) => nodeId), totalPages];
    };
    expect(await page({})).toEqual([["JL-FISH-001", "JL-RNG-002"], 2]);
    expect(await page({ pageNo: 2 })).toEqual([["JL-RNG-001"], 2]);
    expect(await page({ gameType: "RNG" })).toEqual([["JL-RNG-002", "JL-RNG-001"], 1]);
  });

  it.each([
    ["a game that is not there", "NO-RNG-001"],
    ["a game of another vendor", "JL_-RNG-001"],
  ])("can't be %s", async (_case, nodeId) => {
    expect(await star(nodeId)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("a keyed write", () => {
  const key = { "Idempotency-Key": "7f1c2a34-9d0e-4b5f-8a6b-1c2d3e4f5a6b" };

  it("is answered from memory when it comes again", async () => {
    await star("JL-RNG-001", key);
    await unstar("JL-RNG-001");
    expect((await star("JL-RNG-001", key)).status).toBe(200);
    expect(await ids()).toEqual([]);
  });

  it("is refused when the key comes with other fields", async () => {
    const own = { "Idempotency-Key": crypto.randomUUID() };
    await star("JL-RNG-001", own);
    expect(await star("JL-RNG-002", own)).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  it("happens once when it comes many times at once", async () => {
    const own = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => star("JL-RNG-003", own)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await ids()).toEqual(["JL-RNG-003"]);
  });

  it("is not remembered when it was refused", async () => {
    const own = { "Idempotency-Key": crypto.randomUUID() };
    expect((await star("NO-RNG-001", own)).status).toBe(404);
    const rows = await gateway
      .services()
      .db.selectFrom("idempotent_responses")
      .selectAll()
      .where("idempotency_key", "=", own["Idempotency-Key"])
      .execute();
    expect(rows).toEqual([]);
  });

  it.each(["", "1", "not-a-uuid"])("needs a key that is a UUID, not %j", async (bad) => {
    expect(await star("JL-RNG-001", { "Idempotency-Key": bad })).toMatchObject({
      status: 422,
      body: { code: "invalid_input" },
    });
  });
});
