import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { NEW_PASSWORD, registrationSteps } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
const { scrypt } = crypto;
let works = 0;

// Each proof of a password waits for somebody else's query, which on PGlite gets no turn while a transaction is open.
beforeAll(() => {
  vi.spyOn(crypto, "scrypt").mockImplementation((password, salt, length, options, done) => {
    works += 1;
    sql`select 1`.execute(gateway.services().db).then(
      () => scrypt(password, salt, length, options, done),
      (error: Error) => done(error, Buffer.alloc(0)),
    );
  });
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const CARD = "4152313000000005";
const paymentPassword = DEMO_PAYMENT_PASSWORD;
const card = { bankCode: "012", holder: "Ana Luz", number: CARD, paymentPassword };

it.each([
  ["jugador", "addBankCard", card],
  ["jugador", "requestWithdrawal", { cardId: "C", amount: "100.00", fee: "0.00", paymentPassword }],
  [
    "jugador",
    "setPaymentPassword",
    { newPassword: "Luna2468", proof: paymentPassword, by: "payment-password" },
  ],
  [
    "jugador",
    "changePassword",
    { oldPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
  ],
  ["agente", "openAccount", { username: "hija_uno", password: NEW_PASSWORD, agent: false, rebateRate: 0 }],
  ["agente", "transferToDownlines", { memberIds: ["M-jugador"], amount: "1.00", paymentPassword }],
] as const)("lets %s %s while nobody waits for the work on passwords", async (username, id, fields) => {
  const token = await gateway.logIn(username);
  const before = works;
  const { status, body } = await gateway.call({ id, token, fields });
  expect(works).toBeGreaterThan(before);
  expect([status, body.code]).not.toContain("internal");
});

it("lets people register while nobody waits for it", async () => {
  expect((await registrationSteps(gateway).register()).status).toBe(200);
});
