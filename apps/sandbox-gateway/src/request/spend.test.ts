import { sql } from "kysely";
import { expect, it } from "vitest";
import { registrationSteps } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
const { askForCode } = registrationSteps(gateway);
const bySession = async () => {
  const token = await gateway.logIn();
  return () => gateway.call({ id: "sendEmailCode", token, fields: { email: "nuevo@example.com" } });
};

it.each([
  ["a code by SMS", async () => () => askForCode("login", "5512345678")],
  ["a code by mail", bySession],
  [
    "a password by mail",
    async () => () =>
      gateway.call({
        id: "retrievePassword",
        fields: { username: "jugador", email: "jugador@example.com" },
      }),
  ],
])("%s that couldn't be sent takes nothing from anybody's budget", async (_what, begin) => {
  const { db, limits } = gateway.services();
  const ask = await begin();
  await sql`alter table outbox rename to outbox_away`.execute(db);
  try {
    for (let failure = 0; failure < 12; failure += 1) {
      for (const limit of [limits.sms, limits.lookups]) limit.clear();
      expect((await ask()).status).toBe(500);
    }
  } finally {
    await sql`alter table outbox_away rename to outbox`.execute(db);
  }
  expect((await ask()).status).toBe(200);
});
