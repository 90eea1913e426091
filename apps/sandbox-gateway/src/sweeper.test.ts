import { expect, it } from "vitest";
import { sweep } from "./sweeper.ts";
import { joiningSteps } from "./testing/joining.ts";
import { useGateway } from "./testing/test-gateway.ts";

const gateway = useGateway();
const { askForCode, captcha } = joiningSteps(gateway);

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
