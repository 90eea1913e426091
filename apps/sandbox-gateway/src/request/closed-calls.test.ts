import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { SiteSwitch } from "@volado/domain/site";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { registerFields } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { callSwitches, openAtFirstPassword } from "./access.ts";

const gateway = useGateway({ team: false });
afterEach(() => expect(gateway.log).toEqual([]));

const ids = Object.values(endpoints).map(({ id }) => id);
const turn = (name: SiteSwitch, on: boolean) => gateway.services().settings.setSwitch(name, on);
const isSwitched = (id: EndpointId): id is keyof typeof callSwitches => Object.hasOwn(callSwitches, id);

/** Every call that a switch closes, with its switches, fields that bring it so far, and the code it is closed by. */
const switched = [
  ...ids.filter(isSwitched).map((id) => [id, callSwitches[id], {}, "insufficient_permission"] as const),
  ["listEarnings", [SiteSwitch.AgencyRebates], { kind: "rebate" }, "insufficient_permission"],
  ["listEarnings", [SiteSwitch.AgencyDividend], { kind: "dividend" }, "insufficient_permission"],
  ["login", [SiteSwitch.SmsLogin], { type: "sms", username: "5512345678" }, "sign_in_closed"],
  ["sendSmsCode", [SiteSwitch.SmsLogin], { purpose: "login" }, "sign_in_closed"],
  ["setPasswordByPhone", [SiteSwitch.PasswordChangeSmsCheck], {}, "not_permitted"],
  ["registerByUsername", [SiteSwitch.UsernameRegistration], {}, "registration_closed"],
  ["registerByMobile", [SiteSwitch.MobileRegistration], {}, "registration_closed"],
] as const;

/** Fields that such calls can't be read without. */
const readable = (id: EndpointId): Readonly<Record<string, unknown>> => {
  const mobile = { mobileNum: "5512345678", countryDialingCode: "52" };
  switch (id) {
    case "listEarnings":
      return { from: 0, to: 1, page: 1, pageSize: 10 };
    case "login":
      return { password: "123456", captcha: "", captchaId: "", remPass: false };
    case "sendSmsCode":
      return mobile;
    case "setPasswordByPhone":
      return { ...mobile, newPassword: "Nueva20261", verificationCode: "123456" };
    case "registerByUsername":
    case "registerByMobile":
      return registerFields({ username: "cerrada_1" });
    default:
      return {};
  }
};

describe("a call of a tool that can be switched off", () => {
  let agent = "";
  beforeAll(async () => {
    agent = await gateway.logIn("agente");
  });

  it.each(switched)("%s (%j %j)", async (id, names, fields, code) => {
    const call = async () => {
      const token = endpoints[id].access === "anyone" ? {} : { token: agent };
      return (await gateway.call({ id, ...token, fields: { ...readable(id), ...fields } })).body.code;
    };
    for (const name of names) await turn(name, false);
    expect(await call()).toBe(code);
    // Each of its switches alone opens it.
    for (const name of names) {
      await turn(name, true);
      expect(await call(), name).not.toBe(code);
      if (name !== names.at(-1)) await turn(name, false);
    }
    for (const name of names) await turn(name, true);
  });
});

describe("a session whose first password is not changed yet", () => {
  let token = "";
  beforeEach(async () => {
    token = await gateway.logIn("nueva");
  });

  const refused = async (id: EndpointId) => {
    const { status, body } = await gateway.call({ id, token });
    return status === 403 && body.message === "The first password has to be changed first.";
  };

  it.each(ids)("%s", async (id) => {
    const isPersonal = endpoints[id].access !== "anyone";
    expect(await refused(id)).toBe(isPersonal && !openAtFirstPassword.has(id));
  });

  it("may do everything when it is, with the same token", async () => {
    expect(await refused("listBankCards")).toBe(true);
    const { db } = gateway.services();
    await db
      .updateTable("members")
      .set({ first_time_login: false })
      .where("username", "=", "nueva")
      .execute();
    for (const id of ids.filter((name) => name !== "logout")) expect(await refused(id), id).toBe(false);
  });
});
