import { endpoints } from "@volado/api-client/endpoints";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { forgettableKeys } from "../request/idempotency.ts";
import { pictureFile } from "../testing/pictures.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { walletOf } from "../testing/wallet-of.ts";

const gateway = useGateway({ team: false });
const paymentPassword = DEMO_PAYMENT_PASSWORD;

/** Every write about money, with fields that can be read. */
const orders = {
  createDeposit: { methodId: "spei", amount: "250" },
  sendDepositReceipt: { depositId: "D-1", remark: "", picture1: pictureFile() },
  requestWithdrawal: { cardId: "B-1", amount: "100.00", fee: "0.00", paymentPassword },
  transferToDownlines: { memberIds: ["M-jugador"], amount: "10.00", paymentPassword },
  claimReward: { rewardId: "R-jugador-cashback-Issued" },
  redeemPromoCode: { code: "VOLADO50" },
  claimDailyTask: { taskId: "deposits-300", day: "2026-01-01" },
  claimSignIn: { day: "2026-01-01" },
  openEnvelope: { rainId: "rain" },
} as const;
type Order = keyof typeof orders;
const ids = Object.keys(orders).filter((id): id is Order => Object.hasOwn(orders, id));

let trial = "";
let wallet = { balance: 0, entries: 0 };
beforeAll(async () => {
  trial = await gateway.logIn("prueba");
  wallet = await walletOf(gateway.services(), "prueba");
});
afterAll(async () => {
  expect(await walletOf(gateway.services(), "prueba")).toEqual(wallet);
  expect(gateway.log).toEqual([]);
});

it("these are all writes about money", () => {
  const forgettable = new Set<string>(forgettableKeys);
  const money = Object.values(endpoints).filter(
    ({ id, replay }) => replay === "keyed" && !forgettable.has(id),
  );
  expect(ids.toSorted()).toEqual(money.map(({ id }) => id).toSorted());
});

describe.each(ids)("%s", (id) => {
  const fields = orders[id];

  it("is refused to a free account", async () => {
    expect(await gateway.call({ id, token: trial, fields })).toMatchObject({
      status: 403,
      body: { success: false, code: "not_permitted" },
    });
  });

  it("needs a session", async () => {
    expect(await gateway.call({ id, fields })).toMatchObject({
      status: 401,
      body: { code: "session_expired" },
    });
  });

  it("needs a key", async () => {
    const headers = { "Idempotency-Key": "" };
    expect(await gateway.call({ id, token: trial, fields, headers })).toMatchObject({
      status: 422,
      body: { value: { issues: [{ path: "Idempotency-Key" }] } },
    });
  });
});
