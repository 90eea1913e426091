import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { outcomeOf } from "../testing/answer-value.ts";
import { NEW_PASSWORD, registrationSteps } from "../testing/registration-steps.ts";
import { useMember } from "../testing/test-gateway.ts";

const gateway = useMember();
const { scrypt } = crypto;
let works = 0;

// Each proof of a password waits for another query, which on PGlite gets no turn while a transaction is open.
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

const paymentPassword = DEMO_PAYMENT_PASSWORD;
const card = { bankCode: "012", holder: "Ana Luz", number: "4152313000000005", paymentPassword };
const change = { oldPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };

it.each([
  ["jugador", "addBankCard", card],
  [
    "jugador",
    "requestWithdrawal",
    { cardId: "C", amount: "100.00", fee: "0.00", paymentPassword, givesUpBonus: false },
  ],
  [
    "jugador",
    "setPaymentPassword",
    { newPassword: "Luna2468", proof: paymentPassword, by: "payment-password" },
  ],
  ["jugador", "changePassword", change],
  ["agente", "openAccount", { username: "hija_uno", password: NEW_PASSWORD, agent: false, rebateRate: 0 }],
  ["agente", "transferToDownlines", { memberIds: ["M-jugador"], amount: "1.00", paymentPassword }],
] as const)(
  "for %s calling %s passwords are proved outside the transaction",
  async (username, id, fields) => {
    await gateway.become(username);
    const before = works;
    expect(await gateway.outcome(id, fields)).not.toBe("internal");
    expect(works).toBeGreaterThan(before);
  },
);

it("registrations hash passwords outside the transaction", async () => {
  expect(outcomeOf(await registrationSteps(gateway).register())).toBe("ok");
});
