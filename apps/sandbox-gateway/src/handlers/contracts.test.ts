import { DAY_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { countOutcomes, pesos, useMember } from "../testing/index.ts";

const gateway = useMember("agente");
type Kind = "daily-salary" | "dividend" | "hourly-salary";

const requests = () => gateway.read("getContractRequests");
const list = async (kind: Kind) => (await gateway.read("listContracts", { kind })).contracts;
const states = async (kind: Kind) => (await list(kind)).map(({ state }) => state);
const answer = (contractId: string, accept: boolean) =>
  gateway.send("answerContract", { contractId, accept });
const outcome = (contractId: string, accept = true) =>
  gateway.outcome("answerContract", { contractId, accept });
/** Offers the agent a contract. @returns its id */
const offer = async (kind: Kind) => {
  await gateway.console().offerContract("agente", kind);
  const waiting = (await list(kind)).find(({ state }) => state === "offered");
  if (waiting === undefined) throw new Error("Nothing waits.");
  return waiting.id;
};

describe("requests", () => {
  it("list pending offers in wire terms", async () => {
    expect(await requests()).toEqual([]);
    await offer("dividend");
    expect(await requests()).toEqual(["dividend"]);
    const wire = { dailysalreqtype: "", divtypecompperiodreq: "half-month", contracthoursalreq: "" };
    expect((await gateway.send("getContractRequests")).body.value).toEqual(wire);
    await gateway.become("socia");
    expect(await requests()).toHaveLength(3);
  });

  it("expire with the time to answer", async () => {
    const id = await offer("dividend");
    const shown = () => gateway.console().contracts();
    expect(await shown()).toContainEqual({ username: "agente", kinds: ["dividend"] });
    gateway.later(7 * DAY_MS);
    expect(await shown()).toContainEqual({ username: "agente", kinds: [] });
    await gateway.become("agente");
    expect(await requests()).toEqual([]);
    expect((await list("dividend"))[0]).toMatchObject({ id, state: "lapsed" });
    expect(await outcome(id)).toBe("conflict");
  });
});

describe("contracts", () => {
  it("are listed by kind, newest offers first, offered by the merchant", async () => {
    expect(await states("daily-salary")).toEqual(["active", "refused"]);
    expect(await states("dividend")).toEqual(["active", "ended", "withdrawn"]);
    expect(await states("hourly-salary")).toEqual([]);
    const [active] = await list("daily-salary");
    expect(active).toMatchObject({ offeredBy: "Volado" });
    expect(active?.tiers.map(({ from }) => from)).toEqual([5_000, 15_000, 30_000].map(pesos));
  });

  it.each(["jugador", "agente"])("of others are unknown to %s", async (username) => {
    await gateway.become(username);
    for (const id of ["C-socia-dividend-offered", "nothing"]) expect(await outcome(id)).toBe("not_found");
    if (username === "jugador") expect(await list("dividend")).toEqual([]);
  });
});

describe("an answer", () => {
  it("activates an accepted contract, ends the previous one and leaves other kinds alone", async () => {
    const id = await offer("daily-salary");
    const answered = await gateway.read("answerContract", { contractId: id, accept: true });
    expect(answered).toMatchObject({ id, state: "active" });
    expect(await states("daily-salary")).toEqual(["active", "ended", "refused"]);
    expect(await requests()).toEqual([]);
    await answer(await offer("dividend"), true);
    expect(await states("dividend")).toContain("active");
    expect(await states("daily-salary")).toContain("active");
  });

  it("that refuses leaves the active contract unchanged, and is final", async () => {
    const id = await offer("daily-salary");
    await answer(id, false);
    expect([await outcome(id, true), await outcome(id, false)]).toEqual(["conflict", "conflict"]);
    expect(await states("daily-salary")).toEqual(["refused", "active", "refused"]);
  });

  it("sent several times in parallel, accepting and refusing, takes effect once", async () => {
    const id = await offer("dividend");
    const answers = await Promise.all([true, false, true].map((accept) => answer(id, accept)));
    expect(countOutcomes(answers)).toEqual({ ok: 1, conflict: 2 });
  });

  it("to an offer that was withdrawn is a conflict", async () => {
    const id = await offer("dividend");
    await gateway.console().withdrawContracts("agente");
    expect(await outcome(id)).toBe("conflict");
    expect((await states("dividend"))[0]).toBe("withdrawn");
  });
});
