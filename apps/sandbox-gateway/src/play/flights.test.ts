import { describe, expect, it } from "vitest";
import { sweep } from "../sweeper.ts";
import { atOnce, useMember } from "../testing/index.ts";
import { playCalls } from "../testing/play-calls.ts";
import { createPlayApi } from "./app.ts";
import { msUntil } from "./browser/multiple.ts";

// The clock stands still between the steps of a flight.
const start = Date.UTC(2026, 10, 2, 18);
const gateway = useMember("jugador", { now: () => start });
const node = "JFF-INHOUSE-016";
const before = 500_000;

const calls = playCalls(gateway);
const { balance } = calls;
const launch = (nodeId = node) => calls.launch(nodeId);
const launchDemo = () => calls.launchDemo(node);
/** A table whose flights all end at this multiple, in hundredths. */
const sit = (ticket: string, point: number) => {
  const api = createPlayApi(gateway.services(), () => Math.floor(97_000_000 / point) - 1);
  const ask = async (path: string, body?: object) => {
    const response = await api.request(path, {
      method: body ? "POST" : "GET",
      headers: { "Play-Ticket": ticket },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value, code } = await response.json();
    return value ?? code;
  };
  return {
    takeOff: (target?: number, key: string = crypto.randomUUID()) =>
      ask("/round", { game: "crash", bet: 1_000, key, target }),
    leave: (id: string) => ask("/turn", { id, action: "leave" }),
    hit: (id: string) => ask("/turn", { id, action: "hit", seen: 2 }),
    look: async (id?: string) => (await ask(id ? `/turn?id=${id}` : "/turn")).turn,
    landed: async (id: string) => (await ask(`/flight?id=${id}`)).landed,
  };
};

describe("a flight", () => {
  it("takes the stake, and pays the multiple of the instant at which the player leaves, once", async () => {
    const { takeOff, leave, look, hit } = sit(await launch(), 500);
    const flight = await takeOff(undefined, "one-flight");
    const outcome = { game: "crash", flownMs: 0 };
    expect(flight).toEqual({ id: flight.id, stake: 1_000, outcome, balance: before - 1_000 });
    gateway.later(3_000);
    expect(await takeOff(undefined, "one-flight")).toMatchObject({
      id: flight.id,
      outcome: { flownMs: 3_000 },
    });
    const [left, ...again] = await atOnce(3, () => leave(flight.id));
    expect(left).toMatchObject({ outcome: { left: 141 }, win: 1_410, balance: before + 410 });
    for (const answer of again) expect(answer).toEqual(left);
    expect(await hit(flight.id)).toBe("WRONG_GAME");
    expect(await look()).toBe(null);
    expect(await balance()).toBe(before + 410);
  });

  it("that broke before pays nothing, however early the tap was", async () => {
    const { takeOff, leave } = sit(await launch(), 200);
    const { id } = await takeOff();
    gateway.later(msUntil(201));
    expect(await leave(id)).toMatchObject({ outcome: { point: 200 }, win: 0, balance: before - 1_000 });
    expect(await balance()).toBe(before - 1_000);
  });

  it("can be left at its last multiple", async () => {
    const { takeOff, leave } = sit(await launch(), 200);
    const { id } = await takeOff();
    gateway.later(msUntil(201) - 1);
    expect(await leave(id)).toMatchObject({ outcome: { left: 200 }, win: 2_000 });
  });

  it("leaves by itself at the target, and goes on in the meantime without telling its end", async () => {
    const { takeOff, look } = sit(await launch(), 200);
    const { id } = await takeOff(150);
    gateway.later(msUntil(150) - 1);
    expect(await look()).not.toHaveProperty("win");
    gateway.later(1);
    const left = await look(id);
    expect(left).toMatchObject({ outcome: { left: 150 }, win: 1_500, balance: before + 500 });
    expect(left.outcome).not.toHaveProperty("point");
    gateway.later(msUntil(201) - msUntil(150));
    expect(await look(id)).toMatchObject({ outcome: { left: 150, point: 200 }, win: 1_500 });
  });

  it("is settled without its page, once, also at the highest multiple", async () => {
    const { takeOff, leave } = sit(await launch(), 2_000);
    const { id } = await takeOff();
    gateway.later(msUntil(2_000));
    const [late] = await Promise.all([leave(id), sweep(gateway.services()), sweep(gateway.services())]);
    expect(late).toMatchObject({ outcome: { left: 2_000, point: 2_000 }, win: 20_000 });
    expect(await balance()).toBe(before + 19_000);
  });

  it("is of its own game only, whatever else the same page plays", async () => {
    const { takeOff, look } = sit(await launch(), 200);
    const { id } = await takeOff();
    const others = gateway.services().db.selectFrom("games").select("node_id");
    const rocket = await others.where("name", "=", "Cohete Patrio").executeTakeFirstOrThrow();
    const other = sit(await launch(rocket.node_id), 200);
    expect(await other.leave(id)).toBe("NO_ROUND");
    expect([await other.look(id), await other.look()]).toEqual([null, null]);
    expect(await look()).toMatchObject({ id });
  });

  it("can break at once", async () => {
    const { takeOff, landed } = sit(await launch(), 98);
    const flight = await takeOff();
    expect(flight).toMatchObject({ outcome: { point: 100 }, win: 0, balance: before - 1_000 });
    expect(await landed(flight.id)).toBe(true);
  });

  it("says that it is over when it is, and not before", async () => {
    const { takeOff, landed } = sit(await launch(), 100);
    const { id } = await takeOff();
    // Held for the flight's 87 ms, in which this clock stands still.
    expect(await landed(id)).toBe(false);
    gateway.later(msUntil(101));
    expect(await landed(id)).toBe(true);
  });

  it("refuses a target that isn't offered", async () => {
    expect(await sit(await launch(), 200).takeOff(101)).toBe("INVALID");
  });

  it("of play money hides its end as well, and moves no money", async () => {
    const { takeOff, leave, look } = sit(await launchDemo(), 300);
    const flight = await takeOff();
    expect(flight).toEqual({ id: flight.id, stake: 1_000, outcome: { game: "crash", flownMs: 0 } });
    gateway.later(6_000);
    const left = await leave(flight.id);
    expect(left).toMatchObject({ outcome: { left: 200 }, win: 2_000 });
    expect(left.outcome).not.toHaveProperty("point");
    gateway.later(6_000);
    expect(await look(flight.id)).toMatchObject({ outcome: { left: 200, point: 300 } });
    const lost = await takeOff();
    gateway.later(12_000);
    expect(await leave(lost.id)).toMatchObject({ win: 0 });
    expect(await balance()).toBe(before);
  });
});
