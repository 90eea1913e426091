import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import { beforeEach, describe, expect, it } from "vitest";
import { seededRandom } from "../data/world/random.ts";
import { sweep } from "../sweeper.ts";
import { pesos, useMember } from "../testing/index.ts";
import { PAY_DELAY_MS } from "./pay-periods.ts";

/** Wednesday noon in Mexico City; the next Monday is 30 November. */
const wednesday = Date.parse("2026-11-25T18:00:00Z");
const monday = Date.parse("2026-11-30T06:00:00Z");
const payday = monday + PAY_DELAY_MS;
const gateway = useMember("jugador", { now: () => wednesday });

const sweepNow = () => sweep(gateway.services());
/** Continues at an instant, with two sweeps: the second one may not pay again. */
const sweepTwiceAt = async (instant: number) => {
  gateway.later(instant - gateway.services().now());
  await sweepNow();
  await sweepNow();
  await gateway.become("jugador");
};

const SLOT = "JL-RNG-001";
const TABLE = "LUZ-LIVE-001";

const play = async (stake: number, { win = 0, member = "jugador", node = SLOT } = {}) => {
  const ids = { id: crypto.randomUUID(), idempotency_key: crypto.randomUUID(), node_id: node };
  const at = gateway.services().now();
  const round = { ...ids, member_id: `M-${member}`, stake, win, outcome: "{}", created_at: at };
  await gateway.services().db.insertInto("rounds").values(round).execute();
};

const bonuses = async (member = "jugador") => {
  const moved = gateway
    .services()
    .db.selectFrom("transactions")
    .innerJoin("entries", "entries.transaction_id", "transactions.id")
    .where("account_id", "=", `wallet:M-${member}`)
    .where("reference", "like", "reward:%")
    .where("created_at", ">=", wednesday);
  return (await moved.select("amount").orderBy("entries.id").execute()).map(({ amount }) => amount);
};

const inbox = async () => {
  const { messages } = await gateway.read("listMessages", { box: "received", pageSize: 9, language: "ES" });
  return messages.map(({ title }) => title);
};

beforeEach(async () => {
  await gateway.change("jugador", { club_label: "VIP Plata" });
  // The first run only starts the clock.
  await sweepNow();
});

describe("on Monday", () => {
  it("a week's bets pay weekly bonus and rebate once, with a message each", async () => {
    await play(12_345_67, { win: 12_345_67 });
    await sweepTwiceAt(payday - 1);
    expect(await bonuses()).toEqual([]);
    await sweepTwiceAt(payday);
    expect(await bonuses()).toEqual([100_00, 37_03]);
    expect((await gateway.read("getWallet")).total).toBe(5_000_00 + 137_03);
    const paid = { at: payday, kind: "weekly-bonus", amount: pesos(100) };
    const { paid: shown } = await gateway.read("getBenefits");
    expect(shown).toEqual([paid, { at: payday, kind: "rebate", amount: pesos(37.03) }]);
    expect((await inbox()).slice(0, 2)).toEqual([
      "Reembolso de tus apuestas: $37.03",
      "Tu bono semanal: $100.00",
    ]);
    await sweepTwiceAt(payday + 7 * DAY_MS);
    expect(await bonuses()).toHaveLength(2);
  });

  it("a bet that is committed just after the week's end counts for the week of its time", async () => {
    await sweepTwiceAt(monday);
    gateway.later(-1);
    await play(1_000_00);
    await sweepTwiceAt(payday);
    expect(await bonuses()).toEqual([100_00, 3_00]);
  });

  it("weeks that ended while the gateway was stopped are paid one by one", async () => {
    await play(10_000_00, { win: 10_000_00 });
    gateway.later(monday + HOUR_MS - wednesday);
    await play(20_000_00, { win: 20_000_00 });
    await sweepTwiceAt(payday + 8 * DAY_MS);
    expect(await bonuses()).toEqual([100_00, 30_00, 100_00, 60_00]);
  });

  it("levels without weekly perks, other labels and no bets pay nothing", async () => {
    await gateway.change("jugador", { club_label: "VIP Bronce" });
    await play(500_00, { win: 500_00 });
    await play(500_00, { win: 500_00, member: "agente" });
    await gateway.change("nueva", { club_label: "VIP Oro" });
    await sweepTwiceAt(payday);
    expect([await bonuses(), await bonuses("agente"), await bonuses("nueva")]).toEqual([[], [], []]);
  });

  it("a merchant without a VIP club pays no perks", async () => {
    await play(10_000_00, { win: 10_000_00 });
    await gateway.console().setSwitch("HAS_VIP", false);
    await sweepTwiceAt(payday);
    expect(await bonuses()).toEqual([]);
    await gateway.console().setSwitch("HAS_VIP", true);
    await play(10_000_00, { win: 10_000_00 });
    await sweepTwiceAt(payday + 7 * DAY_MS);
    expect(await bonuses()).toEqual([100_00, 30_00]);
  });

  it("a net loss in slots issues a cashback that can be claimed for seven days", async () => {
    await gateway.change("jugador", { club_label: "VIP Bronce" });
    await play(11_000_00, { win: 999_33 });
    // Only slots count.
    await play(30_000_00, { node: TABLE });
    await sweepTwiceAt(payday);
    const { rewards } = await gateway.read("listRewards");
    const cashbacks = rewards.filter(({ kind, givenAt }) => kind === "cashback" && givenAt === payday);
    const terms = { status: "Issued", amount: pesos(500.03), claimBefore: payday + 7 * DAY_MS };
    expect(cashbacks).toEqual([expect.objectContaining(terms)]);
    expect(await bonuses()).toEqual([]);
    await gateway.read("claimReward", { rewardId: cashbacks[0]?.id });
    expect(await bonuses()).toEqual([500_03]);
    expect((await inbox())[0]).toBe("Tienes $500.03 de cashback por reclamar");
  });

  it("a net win in slots, a loss below the first tier, and a trial's loss return nothing", async () => {
    await play(50_000_00, { win: 60_000_00 });
    await play(999_99, { member: "agente" });
    await play(50_000_00, { member: "prueba" });
    await sweepTwiceAt(payday);
    const rewards = gateway
      .services()
      .db.selectFrom("rewards")
      .select("id")
      .where("source", "like", "week:%");
    const members = ["M-jugador", "M-agente", "M-prueba"];
    expect(await rewards.where("member_id", "in", members).execute()).toEqual([]);
  });
});

it("three months of play are paid to the centavo", async () => {
  const random = seededRandom(46);
  const amount = (max: number) => Math.floor(random() * max);
  const expected: string[] = [];
  for (let week = 0; week < 13; week += 1) {
    let [stakes, loss] = [0, 0];
    for (let rounds = amount(4); rounds > 0; rounds -= 1) {
      const [stake, win, isSlot] = [1 + amount(700_000), amount(500_000), random() < 0.7];
      await play(stake, { win, node: isSlot ? SLOT : TABLE });
      stakes += stake;
      if (isSlot) loss += stake - win;
    }
    gateway.later(payday + week * 7 * DAY_MS - gateway.services().now());
    await sweepNow();
    const day = new Date(monday + (week - 1) * 7 * DAY_MS).toISOString().slice(0, 10);
    if (stakes > 0)
      expected.push(`weekly-bonus:${day} 10000`, `rebate:${day} ${Math.floor((stakes * 3) / 1_000)}`);
    const share = [3, 5, 8][loss < 10_000_00 ? 0 : loss < 50_000_00 ? 1 : 2] ?? 0;
    if (loss >= 1_000_00) expected.push(`week:${day} ${Math.floor((loss * share) / 100)}`);
  }
  const rewards = gateway.services().db.selectFrom("rewards").select(["source", "amount"]);
  const since = rewards.where("member_id", "=", "M-jugador").where("created_at", ">=", wednesday);
  const paid = (await since.execute()).map(({ source, amount }) => `${source} ${amount}`);
  const ofRules = paid.filter((one) => !one.startsWith("seed-"));
  expect(ofRules.toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(25);
});

it("the page shows the next payments with the amounts so far", async () => {
  await gateway.change("jugador", { birthday: "1990-05-17" });
  const coming = async () => (await gateway.read("getBenefits")).coming;
  const birthday = {
    kind: "birthday-bonus",
    amount: pesos(300),
    at: Date.parse("2027-05-17T06:00:00Z"),
  };
  expect(await coming()).toEqual([
    { kind: "weekly-bonus", amount: pesos(0), at: monday },
    { kind: "rebate", amount: pesos(0), at: monday },
    birthday,
  ]);
  await play(1_000_00);
  expect(await coming()).toMatchObject([{ amount: pesos(100) }, { amount: pesos(3) }, birthday]);
});

describe("on a birthday", () => {
  const day = Date.parse("2026-11-28T06:00:00Z") + PAY_DELAY_MS;

  it("the bonus of the level is paid once a year", async () => {
    await gateway.change("jugador", { birthday: "1990-11-28" });
    await sweepTwiceAt(day - 1);
    expect(await bonuses()).toEqual([]);
    await sweepTwiceAt(day);
    expect(await bonuses()).toEqual([300_00]);
    expect((await inbox())[0]).toBe("¡Feliz cumpleaños! Te regalamos $300.00");
    await sweepTwiceAt(day + 365 * DAY_MS);
    expect(await bonuses()).toEqual([300_00, 300_00]);
  });

  it("29 February counts on the 28th in other years", async () => {
    await gateway.change("jugador", { birthday: "1992-02-29" });
    await sweepTwiceAt(Date.parse("2027-02-28T07:00:00Z"));
    expect(await bonuses()).toEqual([300_00]);
  });

  it("a member without one neither gets nor sees the perk", async () => {
    await gateway.change("jugador", { birthday: null });
    const { levels, coming } = await gateway.read("getBenefits");
    const kinds = [...levels.flatMap(({ perks }) => perks), ...coming].map(({ kind }) => kind);
    expect(kinds).not.toContain("birthday-bonus");
  });
});
