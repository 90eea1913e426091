import { parseMerchantConfig } from "@volado/config";
import { SiteSwitch } from "@volado/domain/site";
import { beforeAll, expect, it } from "vitest";
import { brandOf } from "../brand/brand.ts";
import { registerFields, registrationSteps } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";

const config = parseMerchantConfig({
  merchantCode: "volado",
  layout: { registrationWhenOff: "username" },
});
const gateway = useGateway({ brand: brandOf(config) });
const { captcha, register, smsCode } = registrationSteps(gateway);

const switchMobile = (on: boolean) =>
  gateway.services().settings.setSwitch(SiteSwitch.MobileRegistration, on);

beforeAll(() => gateway.services().settings.setSwitch(SiteSwitch.UsernameRegistration, false));

it("stays open by username while both switches are off (layout.registrationWhenOff)", async () => {
  await switchMobile(false);
  expect((await register({ username: "nombre_1" })).status).toBe(200);
  expect(await smsCode("register", "5511110006")).toBeTruthy();
});

it("is open by mobile alone while that is on", async () => {
  await switchMobile(true);
  expect((await register({ username: "nombre_2" })).body.code).toBe("registration_closed");
  const answer = await gateway.call({
    id: "registerByMobile",
    fields: registerFields({ username: "5511110007", mobileNum: "5511110007", ...(await captcha()) }),
  });
  expect(answer.body.code).not.toBe("registration_closed");
});
