import { DAY_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
let token = "";

const requestsSchema = z.strictObject({
  dailysalreqtype: z.string(),
  divtypecompperiodreq: z.string(),
  contracthoursalreq: z.string(),
});
const contractSchema = z.object({
  id: z.string(),
  state: z.string(),
  offeredBy: z.string(),
  answeredAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  tiers: z.array(z.object({ from: z.string() })),
});
const listSchema = z.object({ serverTime: z.number(), contracts: z.array(contractSchema) });

const requests = async () =>
  readValue(await gateway.call({ id: "getContractRequests", token }), requestsSchema);
const list = async (kind: string) =>
  readValue(await gateway.call({ id: "listContracts", token, fields: { kind } }), listSchema).contracts;
const states = async (kind: string) => (await list(kind)).map(({ state }) => state);
const answer = (contractId: string, accept: boolean, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({ id: "answerContract", token, headers, fields: { contractId, accept } });
const offer = (kind: "daily-salary" | "dividend" | "hourly-salary", username = "agente") =>
  consolePorts(gateway.services()).offerContract(username, kind);
const waitingId = async (kind: string) => {
  const waiting = (await list(kind)).find(({ state }) => state === "offered");
  if (waiting === undefined) throw new Error("Nothing waits.");
  return waiting.id;
};

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn("agente");
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("requests", () => {
  it("are empty until something waits, and name what waits", async () => {
    expect(await requests()).toEqual({
      dailysalreqtype: "",
      divtypecompperiodreq: "",
      contracthoursalreq: "",
    });
    await offer("dividend");
    expect(await requests()).toMatchObject({ dailysalreqtype: "", divtypecompperiodreq: "half-month" });
    token = await gateway.logIn("socia");
    expect(Object.values(await requests())).not.toContain("");
  });

  it("end with the time to answer", async () => {
    await offer("dividend");
    const id = await waitingId("dividend");
    const { contracts } = consolePorts(gateway.services());
    expect(await contracts()).toContainEqual({ username: "agente", kinds: ["dividend"] });
    gateway.later(7 * DAY_MS);
    expect(await contracts()).toContainEqual({ username: "agente", kinds: [] });
    token = await gateway.logIn("agente");
    expect((await requests()).divtypecompperiodreq).toBe("");
    expect((await list("dividend"))[0]).toMatchObject({ id, state: "lapsed" });
    expect(await answer(id, true)).toMatchObject({ status: 409, body: { code: "conflict" } });
  });
});

describe("contracts", () => {
  it("are told of by kind, the newest offers first, with who offers them", async () => {
    expect(await states("daily-salary")).toEqual(["active", "refused"]);
    expect(await states("dividend")).toEqual(["ended", "withdrawn"]);
    expect(await states("hourly-salary")).toEqual([]);
    const [active] = await list("daily-salary");
    expect(active).toMatchObject({ offeredBy: "corredor" });
    expect(active?.tiers.map(({ from }) => from)).toEqual(["50000.00", "150000.00", "500000.00"]);
  });

  it("are offered by whoever invited the member", async () => {
    const { db } = gateway.services();
    await db.updateTable("members").set({ inviter_id: "M-socia" }).where("username", "=", "agente").execute();
    await offer("dividend");
    expect((await list("dividend"))[0]).toMatchObject({ offeredBy: "socia" });
  });

  it("are none of a free account's business", async () => {
    token = await gateway.logIn("prueba");
    const refused = { status: 403, body: { code: "not_permitted" } };
    expect(await gateway.call({ id: "getContractRequests", token })).toMatchObject(refused);
    expect(await gateway.call({ id: "listContracts", token, fields: { kind: "dividend" } })).toMatchObject(
      refused,
    );
    expect(await answer("C-socia-dividend-offered", true)).toMatchObject(refused);
  });

  it("of others are unknown to a member without any", async () => {
    token = await gateway.logIn("jugador");
    expect(await list("dividend")).toEqual([]);
    expect(await answer("C-socia-dividend-offered", true)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  });

  it.each(["", "bonus", "DIVIDEND"])("of the kind %j are refused", async (kind) => {
    expect(await gateway.call({ id: "listContracts", token, fields: { kind } })).toMatchObject({
      status: 422,
      body: { code: "invalid_input" },
    });
  });
});

describe("an answer", () => {
  it("puts an accepted contract into force and ends the one before", async () => {
    await offer("daily-salary");
    const id = await waitingId("daily-salary");
    expect(readValue(await answer(id, true), contractSchema)).toMatchObject({ id, state: "active" });
    expect(await states("daily-salary")).toEqual(["active", "ended", "refused"]);
    expect((await requests()).dailysalreqtype).toBe("");
  });

  it("that accepts leaves the contracts of other kinds in force", async () => {
    await offer("dividend");
    await answer(await waitingId("dividend"), true);
    expect(await states("dividend")).toContain("active");
    expect(await states("daily-salary")).toEqual(["active", "refused"]);
  });

  it("leaves the contract in force when the offer is refused", async () => {
    await offer("daily-salary");
    await answer(await waitingId("daily-salary"), false);
    expect(await states("daily-salary")).toEqual(["refused", "active", "refused"]);
  });

  it("counts once: a second one, whatever it says, is a conflict", async () => {
    await offer("dividend");
    const id = await waitingId("dividend");
    await answer(id, false);
    for (const accept of [true, false])
      expect(await answer(id, accept)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await states("dividend"))[0]).toBe("refused");
  });

  it("is answered from memory when it comes again under its key", async () => {
    await offer("dividend");
    const id = await waitingId("dividend");
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => answer(id, true, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.value)).toEqual(Array(4).fill(answers[0]?.body.value));
  });

  it("that comes twice at once, accepting and refusing, takes effect once", async () => {
    await offer("dividend");
    const id = await waitingId("dividend");
    const answers = await Promise.all([answer(id, true), answer(id, false), answer(id, true)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("to another agent's offer finds nothing", async () => {
    expect(await answer("C-socia-dividend-offered", true)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    expect(await answer("nothing", true)).toMatchObject({ status: 404 });
  });

  it("to an offer that was taken back is a conflict", async () => {
    await offer("dividend");
    const id = await waitingId("dividend");
    await consolePorts(gateway.services()).withdrawContracts("agente");
    expect(await answer(id, true)).toMatchObject({ status: 409 });
    expect((await states("dividend"))[0]).toBe("withdrawn");
  });
});
