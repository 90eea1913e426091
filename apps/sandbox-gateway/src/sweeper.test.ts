import { endpoints } from "@volado/api-client/endpoints";
import { DAY_MS } from "@volado/domain/calendar";
import { expect, it } from "vitest";
import * as z from "zod";
import { DEMO_PAYMENT_PASSWORD } from "./data/world/accounts.ts";
import { sweep } from "./sweeper.ts";
import { readValue } from "./testing/answer-value.ts";
import { registrationSteps } from "./testing/registration-steps.ts";
import { useGateway } from "./testing/test-gateway.ts";
import { walletOf } from "./testing/wallet-of.ts";

const gateway = useGateway();
const { askForCode, captcha } = registrationSteps(gateway);

it("throws away codes, challenges and mailed passwords that have run out, and nothing before", async () => {
  const services = gateway.services();
  await askForCode("login", "5512345678");
  await gateway.call({ id: "getHumanChallenge" });
  await captcha();
  await gateway.call({
    id: "retrievePassword",
    fields: { username: "jugador", email: "jugador@example.com" },
  });
  const left = () =>
    Promise.all(
      (["sms_codes", "human_challenges", "captchas", "temporary_passwords"] as const).map(async (table) => {
        const rows = await services.db.selectFrom(table).selectAll().execute();
        return rows.length;
      }),
    );

  await sweep(services);
  expect(await left()).toEqual([1, 1, 1, 1]);
  gateway.later(5 * 60_000 + 1);
  await sweep(services);
  expect(await left()).toEqual([0, 0, 0, 1]);
  gateway.later(25 * 60_000);
  await sweep(services);
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect(gateway.log).toEqual([]);
});

it("keeps the keys of money for ever, and forgets those of other writes after a day", async () => {
  const services = gateway.services();
  const keyed = Object.values(endpoints).filter(({ replay }) => replay === "keyed");
  const row = { member_id: "M-jugador", request_hash: "", response: null };
  await services.db
    .insertInto("idempotent_responses")
    .values(
      keyed.map(({ id }) => ({
        ...row,
        endpoint: id,
        idempotency_key: "years ago",
        created_at: services.now() - 1_000 * DAY_MS,
      })),
    )
    .execute();
  await sweep(services);
  const left = await services.db
    .selectFrom("idempotent_responses")
    .select("endpoint")
    .where("idempotency_key", "=", "years ago")
    .execute();
  expect(left.map(({ endpoint }) => endpoint).toSorted()).toEqual([
    "claimDailyTask",
    "claimReward",
    "claimSignIn",
    "createDeposit",
    "openEnvelope",
    "redeemPromoCode",
    "requestWithdrawal",
    "sendDepositReceipt",
    "transferToDownlines",
  ]);
});

it("lets no withdrawal pay twice that comes again after a year", async () => {
  const services = gateway.services();
  const cardsSchema = z.object({ cards: z.tuple([z.object({ id: z.string() })], z.unknown()) });
  const withdraw = async (token: string, headers: Readonly<Record<string, string>>) => {
    const { cards } = readValue(await gateway.call({ id: "listBankCards", token }), cardsSchema);
    return gateway.call({
      id: "requestWithdrawal",
      token,
      headers,
      fields: { cardId: cards[0].id, amount: "100.00", fee: "0.00", paymentPassword: DEMO_PAYMENT_PASSWORD },
    });
  };
  const { balance } = await walletOf(services, "jugador");
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const first = await withdraw(await gateway.logIn(), key);
  expect(first.status).toBe(200);
  gateway.later(365 * DAY_MS);
  await sweep(services);
  const again = await withdraw(await gateway.logIn(), key);
  expect(again.body).toEqual(first.body);
  expect((await walletOf(services, "jugador")).balance).toBe(balance - 10_000);
  expect(gateway.log).toEqual([]);
});
