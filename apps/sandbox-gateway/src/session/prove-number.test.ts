import { expect, it } from "vitest";
import { noBrowser } from "../request/browser.ts";
import type { Call } from "../request/call.ts";
import { atOnce } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { createSmsCode, proveCode } from "./sms-codes.ts";

const gateway = useGateway({ team: false });
const target = { purpose: "bind", diallingCode: "52", mobile: "5588887777" } as const;

const callFrom = (ip: string): Call => {
  const services = gateway.services();
  const place = { ip, network: ip, origin: "", siteOrigin: "", browser: noBrowser, language: "ES" } as const;
  const about = { signedIn: undefined, ...place };
  return { services, db: services.db, ...about };
};

it("a database failure doesn't count as a wrong code", async () => {
  const { services, ...call } = callFrom("10.0.0.1");
  const { code } = await createSmsCode(services.db, target, services.now());
  const broken = { ...call, services, db: services.db.withSchema("nowhere") };
  for (let failure = 0; failure < 12; failure += 1)
    await expect(proveCode(broken, target, code)).rejects.toThrow(/sms_codes/);
  expect(await proveCode({ ...call, services }, target, code)).toMatchObject({});
});

it("right answers use no tries of a code", async () => {
  gateway.later(60_000);
  const { services } = callFrom("");
  const { code } = await createSmsCode(services.db, target, services.now());
  const answers = await atOnce(12, (host) => proveCode(callFrom(`10.0.1.${host}`), target, code));
  expect(answers).toHaveLength(12);
});
