import { sql } from "kysely";
import { expect, it } from "vitest";
import { registrationSteps, useGateway } from "../testing/index.ts";

const gateway = useGateway({ team: false });
const { askForCode } = registrationSteps(gateway);
const mail = { username: "jugador", email: "jugador@example.com" };

const email = { email: "nuevo@example.com" };

it.each([
  ["a code by SMS", () => askForCode("login", "5512345678")],
  ["a code by mail", (token: string) => gateway.call({ id: "sendEmailCode", token, fields: email })],
  ["a password by mail", () => gateway.call({ id: "retrievePassword", fields: mail })],
])("%s that couldn't be sent uses up nobody's budget", async (_what, ask) => {
  const { db, limits } = gateway.services();
  const token = await gateway.logIn();
  await sql`alter table outbox rename to outbox_away`.execute(db);
  try {
    for (let failure = 0; failure < 12; failure += 1) {
      for (const limit of [limits.sms, limits.lookups]) limit.clear();
      expect((await ask(token)).status).toBe(500);
    }
  } finally {
    await sql`alter table outbox_away rename to outbox`.execute(db);
  }
  expect((await ask(token)).status).toBe(200);
});
