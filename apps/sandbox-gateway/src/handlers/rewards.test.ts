import { DAY_MS, MINUTE_MS, nextDay } from "@volado/domain/calendar";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import type { RainOrder } from "../console/money-actions.ts";
import { atOnce, countOutcomes, pesos, useMember, walletOf } from "../testing/index.ts";
import { move } from "../wallet/ledger.ts";

const gateway = useMember();
const START = 500_000;
const WAITING = "R-jugador-gift-Issued";

const list = async () => (await gateway.read("listRewards")).rewards;
const claim = (rewardId = "") => gateway.send("claimReward", { rewardId });
const outcomeOfClaim = (rewardId = "") => gateway.outcome("claimReward", { rewardId });
const redeem = (code: string) => gateway.outcome("redeemPromoCode", { code });
const tasks = () => gateway.read("listDailyTasks");
const claimTask = (taskId: string, day: string) => gateway.send("claimDailyTask", { taskId, day });
const balance = async (username = "jugador") => {
  const wallet = await walletOf(gateway.services(), username);
  expect(wallet.balance).toBe(wallet.entries);
  return wallet.balance;
};
const now = () => gateway.services().now();

describe("rewards", () => {
  it("are listed in every status, newest first", async () => {
    const statuses = ["Issued", "Applying", "Joined", "Process", "Rejected", "Close"];
    expect((await list()).map(({ status }) => status)).toEqual(statuses);
  });

  it("to be claimed are listed behind a hundred newer ones, and other old ones aren't", async () => {
    const at = now();
    await sql`
      insert into rewards (id, member_id, kind, status, amount, source, created_at, claim_before, claimed_at)
      select 'newer-' || n, 'M-jugador', 'task', 'Claimed', 100, n::text, ${at}::bigint + n, null::bigint, ${at}::bigint + n
        from generate_series(0, 100) as n
      union all
      select 'over', 'M-jugador', 'gift', 'Issued', 100, 'over', ${at - 2}::bigint, ${at - 1}::bigint, null::bigint
    `.execute(gateway.services().db);
    const ids = (await list()).map(({ id }) => id);
    expect(ids).toHaveLength(101);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(["newer-100", "newer-99", WAITING]);
    expect(await outcomeOfClaim(WAITING)).toBe("ok");
  });

  it("pay once when claimed twice, in sequence and in parallel", async () => {
    expect((await claim(WAITING)).body.value).toMatchObject({ status: "Claimed" });
    expect(await outcomeOfClaim(WAITING)).toBe("conflict");
    expect(await balance()).toBe(START + 7_550);
    await gateway.console().issueReward("jugador", 1_000, crypto.randomUUID());
    const [gift] = await list();
    expect(countOutcomes(await atOnce(4, () => claim(gift?.id)))).toEqual({ ok: 1, conflict: 3 });
    expect(await balance()).toBe(START + 8_550);
  });

  it("pay nothing in any other status, after they expire, and to other members", async () => {
    for (const { id } of (await list()).filter(({ status }) => status !== "Issued"))
      expect(await outcomeOfClaim(id)).toBe("conflict");
    expect(await outcomeOfClaim("R-agente-gift-Issued")).toBe("not_found");
    gateway.later(7 * DAY_MS);
    await gateway.become("jugador");
    expect((await list()).find(({ id }) => id === WAITING)?.status).toBe("Close");
    expect(await outcomeOfClaim(WAITING)).toBe("conflict");
    expect([await balance(), await balance("agente")]).toEqual([START, 1_250_000]);
  });
});

describe("promo codes", () => {
  it("pay once per member, in any spelling and in parallel", async () => {
    const answers = await atOnce(4, () => gateway.send("redeemPromoCode", { code: " volado 50" }));
    expect(countOutcomes(answers)).toEqual({ ok: 1, promo_code_used: 3 });
    expect(await balance()).toBe(START + 5_000);
    expect((await list())[0]).toMatchObject({ kind: "promo-code", status: "Claimed" });
    await gateway.become("agente");
    expect(await redeem("VOLADO50")).toBe("ok");
  });

  it.each([
    ["\u200bＶＥＲＡＮＯ25. ", "promo_code_expired"],
    ["MANANA20", "promo_code_expired"],
    ["AGOTADO", "promo_code_gone"],
    ["NADA", "promo_code_unknown"],
  ])("%s is refused: %s", async (code, refusal) => {
    expect(await redeem(code)).toBe(refusal);
    expect(await balance()).toBe(START);
    expect((await list()).some(({ kind }) => kind === "promo-code")).toBe(false);
  });

  it("run out: of four members that use the last one, one gets it", async () => {
    const { db } = gateway.services();
    await db.updateTable("promo_codes").set({ uses_left: 1 }).where("code", "=", "ORO100").execute();
    await gateway.change("nueva", { first_time_login: false });
    const members = ["jugador", "agente", "socia", "nueva"];
    const tokens = await Promise.all(members.map((name) => gateway.logIn(name)));
    const all = async () => (await Promise.all(members.map(balance))).reduce((sum, one) => sum + one, 0);
    const before = await all();
    const answers = await Promise.all(
      tokens.map((token) => gateway.send("redeemPromoCode", { code: "ORO100" }, { token })),
    );
    expect(countOutcomes(answers)).toEqual({ ok: 1, promo_code_gone: 3 });
    expect((await all()) - before).toBe(10_000);
  });

  it("can't be guessed: of twelve parallel wrong ones five are looked up, then even a right one is refused", async () => {
    const guesses = await atOnce(12, (index) => gateway.send("redeemPromoCode", { code: `GUESS${index}` }));
    expect(countOutcomes(guesses)).toEqual({ promo_code_unknown: 5, too_many_attempts: 7 });
    expect(await redeem("VOLADO50")).toBe("too_many_attempts");
    gateway.later(61_000);
    expect(await redeem("VOLADO50")).toBe("ok");
  });
});

const deposit = async (amount: number) => {
  const { db } = gateway.services();
  const order = { memberId: "M-jugador", kind: "deposit", amount, reference: crypto.randomUUID() } as const;
  await db.transaction().execute((tx) => move(tx, { ...order, at: now() }));
};
const ofDeposits = async () => (await tasks()).tasks.find(({ id }) => id === "deposits-300");

it("daily tasks count today's activity, pay once a day when finished, and start over the next day", async () => {
  const { day, tasks: first } = await tasks();
  const pay = () => claimTask("deposits-300", day);
  const states = first.map(({ progress, status }) => [progress, status]);
  expect(states).toEqual([0, pesos(0), pesos(0)].map((none) => [none, "Process"]));
  await deposit(12_050);
  expect(await ofDeposits()).toMatchObject({ progress: pesos(120.5), status: "Process" });
  expect(countOutcomes([await pay()])).toEqual({ conflict: 1 });
  await deposit(20_000);
  expect(await ofDeposits()).toMatchObject({ progress: pesos(320.5), status: "Issued" });
  const others = [await claimTask("deposits-300", "2020-01-01"), await claimTask("nothing", day)];
  expect(countOutcomes(others)).toEqual({ conflict: 1, not_found: 1 });
  expect(countOutcomes(await atOnce(3, pay))).toEqual({ ok: 1, conflict: 2 });
  expect(await balance()).toBe(START + 34_050);
  expect(await ofDeposits()).toMatchObject({ status: "Claimed" });
  gateway.later(DAY_MS);
  await gateway.become("jugador");
  expect(await ofDeposits()).toMatchObject({ progress: pesos(0), status: "Process" });
});

describe("daily sign-in", () => {
  const calendar = (month?: string) =>
    gateway.read("getSignInCalendar", month === undefined ? {} : { month });
  const signIn = (day: string) => gateway.send("claimSignIn", { day });
  let year = "";

  /** Moves the gateway's clock to noon of a day in the merchant's time zone. */
  const goTo = async (day: string) => {
    gateway.later(Date.parse(`${day}T18:00:00Z`) - now());
    await gateway.become("jugador");
  };
  beforeEach(async () => {
    year = String(Number(houseBrand.clock.day(now()).slice(0, 4)) + 1);
    await goTo(`${year}-11-10`);
  });

  it("pays once a day, also in parallel", async () => {
    const { today, signedToday } = await calendar();
    expect(signedToday).toBe(false);
    expect(countOutcomes(await atOnce(4, () => signIn(today)))).toEqual({ ok: 1, conflict: 3 });
    expect(await balance()).toBe(START + 500);
    const days = [{ day: today, amount: pesos(5) }];
    expect(await calendar()).toMatchObject({ signedToday: true, streak: 1, days });
  });

  it("continues over the end of a month, pays more for days in a row, and starts over after a gap", async () => {
    for (const day of ["11-28", "11-29", "11-30", "12-01", "12-02"]) {
      await goTo(`${year}-${day}`);
      expect(countOutcomes([await signIn(`${year}-${day}`)])).toEqual({ ok: 1 });
    }
    const days = [
      { day: `${year}-12-01`, amount: pesos(8) },
      { day: `${year}-12-02`, amount: pesos(10) },
    ];
    expect(await calendar()).toMatchObject({ month: `${year}-12`, today: `${year}-12-02`, streak: 5, days });
    const november = (await calendar(`${year}-11`)).days.map(({ amount }) => amount);
    expect(november).toEqual([pesos(5), pesos(5), pesos(8)]);
    expect(await balance()).toBe(START + 3_600);
    await goTo(`${year}-12-04`);
    expect(await gateway.read("claimSignIn", { day: `${year}-12-04` })).toMatchObject({ streak: 1 });
  });

  it("accepts no past or future day", async () => {
    const { today } = await calendar();
    const days = [nextDay(today, -1), nextDay(today), "yesterday"];
    const answers = await Promise.all(days.map(signIn));
    expect(countOutcomes(answers)).toEqual({ conflict: 2, invalid_input: 1 });
    expect(await balance()).toBe(START);
  });
});

describe("red rain", () => {
  const state = async () => {
    const { rain, last } = await gateway.read("getRedRain");
    if (rain === undefined) throw new Error("There is no rain.");
    return { rain, last };
  };
  const open = (rainId: string) => gateway.send("openEnvelope", { rainId });
  const openings = async () => (await state()).rain.openings;
  const start = async (variant: Partial<RainOrder> = {}) => {
    await gateway.console().letItRain({ startsIn: 0, lasts: MINUTE_MS, tries: 3, prizes: [500], ...variant });
    return (await state()).rain;
  };

  it("pays nothing for an empty envelope, which still counts", async () => {
    const { id } = await start({ prizes: [0, 0], tries: 1 });
    expect(countOutcomes([await open(id), await open(id)])).toEqual({ ok: 1, conflict: 1 });
    expect([await openings(), await balance()]).toEqual([[pesos(0)], START]);
  });

  it("pays the envelopes' amounts, up to each member's number of tries, also in parallel", async () => {
    const { id, ...rain } = await start();
    expect(rain).toMatchObject({ tries: 3, maxPrize: pesos(5), openings: [] });
    expect(countOutcomes(await atOnce(5, () => open(id)))).toEqual({ ok: 3, conflict: 2 });
    expect(await openings()).toEqual([pesos(5), pesos(5), pesos(5)]);
    expect((await list())[0]).toMatchObject({ kind: "red-rain", status: "Claimed", amount: pesos(5) });
    await gateway.become("agente");
    expect(countOutcomes([await open(id)])).toEqual({ ok: 1 });
    expect([await balance(), await balance("agente")]).toEqual([START + 1_500, 1_250_500]);
  });

  it("opens nothing before it begins and after it is over, and then shows the result", async () => {
    const { id } = await start({ startsIn: MINUTE_MS });
    const answers = [await open(id)];
    for (let minute = 0; minute < 2; minute += 1) {
      gateway.later(MINUTE_MS);
      answers.push(await open(id));
    }
    expect(answers.map(({ body }) => body.code)).toEqual(["conflict", undefined, "conflict"]);
    const after = await state();
    expect(after.last).toMatchObject({ opened: 1, won: pesos(5) });
    expect(after.rain.id).not.toBe(id);
    expect(await balance()).toBe(START + 500);
  });

  it("pays no more than its pool", async () => {
    const { id } = await start({ tries: 2 });
    await gateway.services().db.updateTable("red_rains").set({ pool_left: 700 }).execute();
    const token = await gateway.logIn("agente");
    const others = gateway.send("openEnvelope", { rainId: id }, { token });
    expect(countOutcomes(await Promise.all([open(id), open(id), others]))).toEqual({ ok: 3 });
    expect((await balance()) + (await balance("agente"))).toBe(START + 1_250_700);
  });

  it("is scheduled every day, and stored once by its first envelope", async () => {
    const { rain: first, last } = await state();
    expect(last).toBeUndefined();
    // Works at any time of day: a rain that has already started is skipped.
    if (first.startsAt <= now()) gateway.later(first.endsAt - now());
    await gateway.become("jugador");
    const { rain: next } = await state();
    gateway.later(next.startsAt - now());
    await gateway.become("jugador");
    expect(countOutcomes(await atOnce(6, () => open(next.id)))).toEqual({ ok: 5, conflict: 1 });
    expect(await openings()).toHaveLength(5);
    gateway.later(next.endsAt - now());
    const after = await state();
    expect(after.last).toMatchObject({ opened: 5 });
    expect(after.rain.startsAt).toBeGreaterThan(next.endsAt);
  });
});
