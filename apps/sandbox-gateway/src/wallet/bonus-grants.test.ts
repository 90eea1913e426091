import { beforeEach, describe, expect, it } from "vitest";
import { placeBet, settleDueBets, voidOpenBets } from "../play-rounds/bets.ts";
import { settleRound } from "../play-rounds/rounds.ts";
import {
  auditAll,
  launchedAt,
  launchFields,
  pesos,
  ticketOf,
  useMember,
  walletOf,
} from "../testing/index.ts";

const gateway = useMember();
const memberId = "M-jugador";
let ticket = "";

/** Deposits 200 pesos with a bonus of 100, to be bet 10 times; the rest of the balance is real. */
const depositWithBonus = async () => {
  const fields = { methodId: "spei", amount: "200", bonusId: "reload-50" };
  const { id } = await gateway.read("createDeposit", fields);
  await gateway.console().settleDeposit(id, "paid");
  return id;
};
const setBalance = (centavos: number) =>
  gateway.console().setBalance("jugador", centavos, crypto.randomUUID());
const spin = (bet: number, win = 0) => {
  const order = { ticket, bet, idempotencyKey: crypto.randomUUID(), request: { bet } };
  return settleRound(gateway.services(), { ...order, decide: () => ({ outcome: {}, win }) });
};
const bet = async (stake: number, win: number) => {
  const dueAt = gateway.services().now() + 60_000;
  const order = { ticket, stake, idempotencyKey: crypto.randomUUID(), request: {}, dueAt, slip: {} };
  await placeBet(gateway.services(), { ...order, decide: () => ({ outcome: {}, win }) });
};
const settleBets = () => {
  gateway.later(61_000);
  return settleDueBets(gateway.services(), memberId);
};
const bonus = async () => (await gateway.read("getWithdrawalTerms")).bonus;
const available = async () => (await gateway.read("getWithdrawalTerms")).available;
/** The stakes in open bets, by vendor, as the member is shown them. */
const inBets = async () => (await gateway.read("getMerchantWallet")).vendors.map(({ amount }) => amount);
const giveUp = async () => gateway.read("giveUpBonus", { bonusId: (await bonus())?.id });
const stateOf = async (id: string) => {
  const grants = gateway.services().db.selectFrom("bonus_grants").select("state").where("id", "=", id);
  return (await grants.executeTakeFirstOrThrow()).state;
};
const endMessages = async (language = "es") => {
  const box = await gateway.read("listMessages", { box: "received", pageSize: 25, language });
  return box.messages.filter(({ title }) => /tu bono|bonus/i.test(title));
};
const balance = async () => (await walletOf(gateway.services(), "jugador")).balance;

beforeEach(async () => {
  ticket = ticketOf(launchedAt(await gateway.send("launchGame", launchFields())));
});

/** A balance of 50 pesos of real and 100 of bonus money. */
const withLittleRealMoney = async () => {
  const id = await depositWithBonus();
  await setBalance(15_000);
  return id;
};

describe("bonus money", () => {
  it("comes with the deposit, and locks nothing else", async () => {
    await depositWithBonus();
    expect(await bonus()).toMatchObject({ remaining: pesos(100), wagered: pesos(0), wager: pesos(1_000) });
    expect(await available()).toEqual(pesos(5_200));
    const places = { available: pesos(5_200), bonus: pesos(100) };
    expect(await gateway.read("getMerchantWallet")).toMatchObject(places);
  });

  it("is played after real money, and shares a win in proportion; every stake counts in full", async () => {
    await withLittleRealMoney();
    await spin(2_000);
    expect(await bonus()).toMatchObject({ remaining: pesos(100), wagered: pesos(20) });
    // 30 real, 10 of the bonus.
    await spin(4_000, 10_000);
    expect(await bonus()).toMatchObject({ remaining: pesos(115), wagered: pesos(60) });
    expect(await available()).toEqual(pesos(75));
  });

  it("becomes real once it has been wagered", async () => {
    const id = await withLittleRealMoney();
    await spin(15_000, 99_000);
    await spin(84_999, 80_000);
    expect([await stateOf(id), (await bonus())?.wagered]).toEqual(["active", pesos(999.99)]);
    await spin(1, 0);
    expect([await stateOf(id), await bonus()]).toEqual(["completed", undefined]);
    expect((await available()).centavos).toBe(await balance());
    const [message, ...others] = await endMessages();
    expect(others).toEqual([]);
    expect(message?.title).toBe("Terminaste de apostar tu bono");
    expect(message?.text).toContain("Los $629.41 que quedaban");
  });

  it("ends with a message also when nothing is left", async () => {
    await withLittleRealMoney();
    await spin(15_000);
    expect((await endMessages("en")).map(({ title, text }) => [title, text])).toEqual([
      [
        "Your bonus has ended",
        "Less than the smallest stake was left of its money. There is nothing left to wager.",
      ],
    ]);
  });

  it("leaves nothing to bet once it is gone", async () => {
    const id = await withLittleRealMoney();
    await spin(15_000);
    expect([await stateOf(id), await bonus(), await balance()]).toEqual(["spent", undefined, 0]);
    expect((await gateway.read("getDepositOptions")).bonus).toBe(undefined);
  });

  it("is gone with a balance that the console lowers", async () => {
    const id = await depositWithBonus();
    await setBalance(4_000);
    expect((await bonus())?.remaining).toEqual(pesos(40));
    await setBalance(0);
    expect(await stateOf(id)).toBe("spent");
  });

  it("can be given up once: it leaves the wallet, real money stays", async () => {
    const id = await withLittleRealMoney();
    expect(await giveUp()).toEqual({ amount: pesos(100) });
    expect([await stateOf(id), await balance(), await available()]).toEqual(["given-up", 5_000, pesos(50)]);
    expect(await gateway.outcome("giveUpBonus", { bonusId: id })).toBe("not_found");
    const records = await gateway.read("listRecords", {
      type: "B",
      from: 0,
      to: Date.now() * 2,
      pageSize: 25,
    });
    expect(records.records.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["bonus-return", pesos(-100)],
      ["bonus", pesos(100)],
    ]);
    expect(await auditAll(gateway.services().db)).toMatchObject({ bonuses: 0, twice: 0 });
  });
});

describe("a sports bet with bonus money", () => {
  it("shares its win when it is settled, and the bonus lasts until then", async () => {
    const id = await withLittleRealMoney();
    await bet(15_000, 30_000);
    expect([await stateOf(id), (await bonus())?.remaining]).toEqual(["active", pesos(0)]);
    expect(await endMessages()).toEqual([]);
    await settleBets();
    expect(await bonus()).toMatchObject({ remaining: pesos(200), inBets: pesos(0) });
    expect(await available()).toEqual(pesos(100));
  });

  it("ends the bonus when it is lost", async () => {
    const id = await withLittleRealMoney();
    await bet(15_000, 0);
    await settleBets();
    expect(await stateOf(id)).toBe("spent");
  });

  it("pays only the real share once the bonus has been given up", async () => {
    await withLittleRealMoney();
    await bet(15_000, 30_000);
    expect(await bonus()).toMatchObject({ remaining: pesos(0), inBets: pesos(100) });
    expect(await inBets()).toEqual([pesos(150)]);
    await giveUp();
    expect(await inBets()).toEqual([pesos(50)]);
    await settleBets();
    expect([await bonus(), await balance()]).toEqual([undefined, 10_000]);
    expect(await auditAll(gateway.services().db)).toMatchObject({ total: 0, twice: 0 });
  });

  it("of bonus money alone is no longer the member's once the bonus has been given up", async () => {
    await withLittleRealMoney();
    await spin(5_000);
    await bet(6_000, 30_000);
    expect(await bonus()).toMatchObject({ remaining: pesos(40), inBets: pesos(60) });
    await giveUp();
    expect(await inBets()).toEqual([]);
    await settleBets();
    expect(await balance()).toBe(0);
  });

  it("that is void returns its stake as it was", async () => {
    const cancelBets = () => {
      const { db, now, brand } = gateway.services();
      return db.transaction().execute((tx) => voidOpenBets(tx, memberId, { brand, at: now() }));
    };
    await withLittleRealMoney();
    await bet(15_000, 30_000);
    await cancelBets();
    expect(await bonus()).toMatchObject({ remaining: pesos(100), wagered: pesos(0) });
    await bet(15_000, 30_000);
    await giveUp();
    await cancelBets();
    expect([await bonus(), await balance()]).toEqual([undefined, 5_000]);
  });
});
