import { randomUUID } from "node:crypto";
import { DAY_MS } from "@volado/domain/calendar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { walletOf } from "../testing/wallet-of.ts";
import { move } from "../wallet/ledger.ts";

const gateway = useGateway({ team: false });
let token = "";

const rewardSchema = z.object({ id: z.string(), kind: z.string(), status: z.string(), amount: z.string() });
const listSchema = z.object({ rewards: z.array(rewardSchema) });
const taskSchema = z.object({ id: z.string(), goal: z.string(), progress: z.string(), status: z.string() });
const tasksSchema = z.object({ day: z.string(), tasks: z.array(taskSchema) });

const ports = () => consolePorts(gateway.services());
const list = async () => readValue(await gateway.call({ id: "listRewards", token }), listSchema).rewards;
const claim = (rewardId: string, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({ id: "claimReward", token, headers, fields: { rewardId } });
const redeem = (code: string, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({ id: "redeemPromoCode", token, headers, fields: { code } });
const tasks = async () => readValue(await gateway.call({ id: "listDailyTasks", token }), tasksSchema);
const claimTask = (taskId: string, day: string) =>
  gateway.call({ id: "claimDailyTask", token, fields: { taskId, day } });
const balance = async (username = "jugador") => {
  const wallet = await walletOf(gateway.services(), username);
  expect(wallet.balance).toBe(wallet.entries);
  return wallet.balance;
};
const waiting = "R-jugador-cashback-Issued";

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("rewards", () => {
  it("are told of in every status that they are in, the newest first", async () => {
    expect((await list()).map(({ status }) => status)).toEqual([
      "Issued",
      "Applying",
      "Joined",
      "Process",
      "Rejected",
      "Close",
    ]);
  });

  it("that wait to be claimed are told of behind a hundred newer ones, and others that old aren't", async () => {
    const at = gateway.services().now();
    const row = { member_id: "M-jugador", amount: 100, claim_before: null };
    const rewards = Array.from({ length: 101 }, (_, index) => ({
      ...row,
      id: `newer-${index}`,
      kind: "task" as const,
      source: `newer ${index}`,
      status: "Claimed" as const,
      created_at: at + index,
      claimed_at: at + index,
    }));
    const closed = { ...row, id: "over", kind: "gift" as const, source: "over", claimed_at: null };
    await gateway
      .services()
      .db.insertInto("rewards")
      .values([...rewards, { ...closed, status: "Issued", created_at: at - 2, claim_before: at - 1 }])
      .execute();
    const told = (await list()).map(({ id }) => id);
    expect(told).toHaveLength(101);
    expect(told.slice(0, 2)).toEqual(["newer-100", "newer-99"]);
    expect(told.at(-1)).toBe(waiting);
    expect(await claim(waiting)).toMatchObject({ status: 200 });
  });

  it("pay once when claimed twice, one after the other and at once", async () => {
    expect(await claim(waiting)).toMatchObject({ status: 200, body: { value: { status: "Claimed" } } });
    expect(await claim(waiting)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await balance()).toBe(507_550);

    await ports().issueReward("jugador", 1_000, randomUUID());
    const [gift] = await list();
    const answers = await Promise.all(Array.from({ length: 4 }, () => claim(gift?.id ?? "")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await balance()).toBe(508_550);
  });

  it("that are claimed again under the same key are answered from memory", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 3 }, () => claim(waiting, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance()).toBe(507_550);
  });

  it("close when nobody claims them in time", async () => {
    gateway.later(7 * DAY_MS);
    token = await gateway.logIn();
    expect((await list()).find(({ id }) => id === waiting)?.status).toBe("Close");
    expect(await claim(waiting)).toMatchObject({ status: 409 });
    expect(await balance()).toBe(500_000);
  });

  it.each(["Applying", "Joined", "Process", "Rejected", "Close"])(
    "that are %s pay nothing",
    async (status) => {
      const found = (await list()).find((reward) => reward.status === status);
      expect(await claim(found?.id ?? "")).toMatchObject({ status: 409 });
      expect(await balance()).toBe(500_000);
    },
  );

  it("of others are unknown", async () => {
    expect(await claim("R-agente-gift-Issued")).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await claim("nothing")).toMatchObject({ status: 404 });
    expect(await balance("agente")).toBe(1_250_000);
  });

  it("are given to no free account, and by nobody while REWCEN3 is off", async () => {
    const { day, tasks: offered } = await tasks();
    token = await gateway.logIn("prueba");
    const notPermitted = { status: 403, body: { code: "not_permitted" } };
    expect(await claim(waiting)).toMatchObject(notPermitted);
    expect(await claimTask(offered[0]?.id ?? "", day)).toMatchObject(notPermitted);
    for (const id of ["listRewards", "listDailyTasks"] as const)
      expect(await gateway.call({ id, token })).toMatchObject(notPermitted);
    expect(await redeem("VOLADO50")).toMatchObject({ status: 403 });
    expect(await ports().issueReward("prueba", 100, randomUUID())).toBe("unknown");

    token = await gateway.logIn();
    await ports().setSwitch("REWCEN3", false);
    const refused = { status: 403, body: { code: "insufficient_permission" } };
    expect(await gateway.call({ id: "listRewards", token })).toMatchObject(refused);
    expect(await claim(waiting)).toMatchObject(refused);
    expect(await redeem("VOLADO50")).toMatchObject(refused);
    expect((await tasks()).tasks.length).toBeGreaterThan(0);
    await ports().setSwitch("MISSIONLB3", false);
    expect(await gateway.call({ id: "listDailyTasks", token })).toMatchObject(refused);
    expect(await balance()).toBe(500_000);
  });
});

describe("promo codes", () => {
  it("pay once for each member, however they are written", async () => {
    expect(await redeem(" volado 50")).toMatchObject({ status: 200, body: { value: { amount: "50.00" } } });
    expect(await redeem("VOLADO50")).toMatchObject({ status: 409, body: { code: "promo_code_used" } });
    expect(await balance()).toBe(505_000);
    expect((await list())[0]).toMatchObject({ kind: "promo-code", status: "Claimed" });
    token = await gateway.logIn("agente");
    expect(await redeem("VOLADO50")).toMatchObject({ status: 200 });
  });

  it("that come several times at once pay once", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => redeem("VOLADO50")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await balance()).toBe(505_000);
  });

  it.each([
    ["VERANO25", 409, "promo_code_expired"],
    ["MANANA20", 409, "promo_code_expired"],
    ["AGOTADO", 409, "promo_code_gone"],
    ["NADA", 404, "promo_code_unknown"],
    ["\u200bＶＥＲＡＮＯ25. ", 409, "promo_code_expired"],
  ])("%s is refused: %i %s", async (code, status, refusal) => {
    expect(await redeem(code)).toMatchObject({ status, body: { code: refusal } });
    expect(await balance()).toBe(500_000);
    expect((await list()).some(({ kind }) => kind === "promo-code")).toBe(false);
  });

  it("run out: four members want the last one, and one gets it", async () => {
    await gateway
      .services()
      .db.updateTable("promo_codes")
      .set({ uses_left: 1 })
      .where("code", "=", "ORO100")
      .execute();
    const members = ["jugador", "agente", "socia", "nueva"];
    const { db } = gateway.services();
    await db
      .updateTable("members")
      .set({ first_time_login: false })
      .where("username", "=", "nueva")
      .execute();
    const tokens = await Promise.all(members.map((name) => gateway.logIn(name)));
    const all = async () =>
      (await Promise.all(members.map(balance))).reduce((sum, centavos) => sum + centavos, 0);
    const before = await all();
    const answers = await Promise.all(
      tokens.map((who) => gateway.call({ id: "redeemPromoCode", token: who, fields: { code: "ORO100" } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await all()) - before).toBe(10_000);
  });

  it("can't be guessed: after five wrong ones the member waits, and no right one counts either", async () => {
    for (const guess of ["A1", "A2", "A3", "A4", "A5"]) expect((await redeem(guess)).status).toBe(404);
    const refused = await redeem("VOLADO50");
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(await balance()).toBe(500_000);
    gateway.later(61_000);
    expect((await redeem("VOLADO50")).status).toBe(200);
  });

  it("can't be guessed all at once either: of twelve wrong ones at the same moment five are looked up", async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => redeem(`GUESS${index}`)));
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(404),
      ...Array(7).fill(429),
    ]);
  });
});

describe("daily tasks", () => {
  const deposit = (centavos: number) =>
    gateway
      .services()
      .db.transaction()
      .execute((tx) =>
        move(tx, {
          memberId: "M-jugador",
          kind: "deposit",
          amount: centavos,
          reference: `test:${randomUUID()}`,
          at: gateway.services().now(),
        }),
      );
  const ofDeposits = async () => (await tasks()).tasks.find(({ id }) => id === "deposits-300");

  it("count what really happened today", async () => {
    expect((await tasks()).tasks.map(({ progress, status }) => [progress, status])).toEqual([
      ["0", "Process"],
      ["0.00", "Process"],
      ["0.00", "Process"],
    ]);
    await deposit(12_050);
    expect(await ofDeposits()).toMatchObject({ progress: "120.50", status: "Process" });
    await deposit(20_000);
    expect(await ofDeposits()).toMatchObject({ progress: "320.50", status: "Issued" });
  });

  it("pay once a day when they are finished, and begin anew on the next", async () => {
    const { day } = await tasks();
    expect(await claimTask("deposits-300", day)).toMatchObject({ status: 409 });
    await deposit(30_000);
    const answers = await Promise.all([1, 2, 3].map(() => claimTask("deposits-300", day)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await balance()).toBe(532_000);
    expect(await ofDeposits()).toMatchObject({ status: "Claimed" });
    gateway.later(DAY_MS);
    token = await gateway.logIn();
    expect(await ofDeposits()).toMatchObject({ progress: "0.00", status: "Process" });
  });

  it("of another day, or that there are none of, are refused", async () => {
    await deposit(30_000);
    expect(await claimTask("deposits-300", "2020-01-01")).toMatchObject({ status: 409 });
    expect(await claimTask("nothing", (await tasks()).day)).toMatchObject({ status: 404 });
    expect(await balance()).toBe(530_000);
  });
});
