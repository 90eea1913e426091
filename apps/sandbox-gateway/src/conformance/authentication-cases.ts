import { endpoints } from "@volado/api-client/endpoints";
import { MemberType } from "@volado/domain/member";
import { expect } from "vitest";
import { PASSWORD, registrationOf, registrationSteps } from "./registration-steps.ts";
import { failureOf, loginOf, type Stage } from "./stage.ts";

/** What each call around registration, SMS codes and passwords must answer on a healthy gateway. */
export const authenticationCases = (stage: Stage) => {
  const { guest, codeTo, captcha, sendCode } = registrationSteps(stage);

  return {
    loginAgent: async () => {
      const session = await guest().call(endpoints.loginAgent, loginOf("corredor"));
      expect(session).toMatchObject({ userName: "corredor", type: MemberType.SeniorAgent });
      expect(await failureOf(guest().call(endpoints.loginAgent, loginOf("jugador")))).toMatchObject({
        code: "agents_only",
      });
    },
    startTrial: async () => {
      const trial = stage.player();
      const session = await trial.client.call(endpoints.startTrial);
      expect(session).toMatchObject({ type: MemberType.Trial, firstTimeLogin: false });
      trial.session.token = session.token;
      expect((await trial.client.call(endpoints.getWallet)).total).toBeGreaterThan(0);
    },
    getRegistrationSettings: async () => {
      const { fields, rules, smsBy } = await guest().call(endpoints.getRegistrationSettings);
      expect(fields.username).toMatchObject({ enabled: true, required: true });
      expect(fields.qq.enabled).toBe(false);
      expect(rules.password.pattern?.test(PASSWORD)).toBe(true);
      expect(rules.password.pattern?.test("lettersonly")).toBe(false);
      expect(smsBy).toBe("gateway");
    },
    listCountries: async () => {
      const countries = await guest().call(endpoints.listCountries);
      expect(countries[0]).toEqual({ code: "MX", diallingCode: "52" });
      expect(new Set(countries.map(({ diallingCode }) => diallingCode)).size).toBe(countries.length);
    },
    checkUsername: async () => {
      const available = async (username: string) =>
        (await guest().call(endpoints.checkUsername, { username })).available;
      expect(await available("nadie_aun")).toBe(true);
      expect(await available("Jugador")).toBe(false);
    },
    checkInvitationCode: async () => {
      const check = (code: string, agents?: boolean) =>
        guest().call(endpoints.checkInvitationCode, { code, ...(agents && { agents }) });
      expect(await check("jugador1")).toEqual({ code: "JUGADOR1" });
      expect(await check("AGENTE01", true)).toEqual({ code: "AGENTE01" });
      expect(await failureOf(check("JUGADOR1", true))).toMatchObject({ code: "agent_information" });
      expect(await failureOf(check("NOBODY"))).toMatchObject({ status: 404, code: "invalid_invitation" });
    },
    registerByUsername: async () => {
      const username = "conforme";
      const register = async () =>
        guest().call(endpoints.registerByUsername, registrationOf({ username, ...(await captcha()) }));
      await register();
      const session = await guest().call(endpoints.login, loginOf(username, { password: PASSWORD }));
      expect(session).toMatchObject({ userName: username, type: MemberType.Member });
      expect(await failureOf(register())).toMatchObject({ status: 409, code: "username_taken" });
    },
    registerByMobile: async () => {
      const mobile = "5511112222";
      const { code } = await sendCode("register", mobile);
      const form = { tab: "mobile", username: mobile, mobile, smsCode: code } as const;
      await guest().call(endpoints.registerByMobile, registrationOf({ ...form, ...(await captcha()) }));
      const session = await guest().call(endpoints.login, loginOf(mobile, { password: PASSWORD }));
      expect(session.userName).toBe(mobile);
    },
    sendSmsCode: async () => {
      const { sent, code } = await sendCode("login", "5523456789");
      const wait = (sent.expiresAt ?? 0) - (sent.sentAt ?? 0);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(600_000);
      const session = await guest().call(endpoints.login, {
        type: "sms",
        mobile: "5523456789",
        diallingCode: "52",
        smsCode: code,
        captcha: "",
        captchaId: "",
        remember: false,
      });
      expect(session.userName).toBe("agente");
    },
    getHumanChallenge: async () => {
      const first = await guest().call(endpoints.getHumanChallenge);
      const second = await guest().call(endpoints.getHumanChallenge);
      expect(first.challenge).not.toBe(second.challenge);
    },
    answerHumanChallenge: async () => {
      const { challenge } = await guest().call(endpoints.getHumanChallenge);
      const answer = () => guest().call(endpoints.answerHumanChallenge, { challenge, duration: 200 });
      expect(await answer()).toMatchObject({ lotNumber: challenge });
      expect(await failureOf(answer())).toMatchObject({ code: "human_verification_failed" });
    },
    setPasswordByPhone: async () => {
      const mobile = "5567890123";
      const { code: smsCode } = await sendCode("password", mobile);
      await guest().call(endpoints.setPasswordByPhone, {
        mobile,
        diallingCode: "52",
        newPassword: PASSWORD,
        smsCode,
        firebaseIdToken: undefined,
      });
      const session = await guest().call(endpoints.login, loginOf(mobile, { password: PASSWORD }));
      expect(session).toMatchObject({ userName: "nueva", firstTimeLogin: false });
    },
    retrievePassword: async () => {
      await guest().call(endpoints.retrievePassword, { username: "nueva", email: "Nueva@example.com " });
      const password = await codeTo("mail", "nueva@example.com");
      const session = await guest().call(endpoints.login, loginOf("nueva", { password }));
      expect(session.firstTimeLogin).toBe(true);
    },
    changePassword: async () => {
      const username = "cambiante";
      const form = registrationOf({ username, ...(await captcha()) });
      await guest().call(endpoints.registerByUsername, form);
      const player = stage.player();
      await player.signIn(username, PASSWORD);
      const change = (oldPassword: string, newPassword: string) =>
        player.client.call(endpoints.changePassword, {
          oldPassword,
          newPassword,
          newPasswordAgain: newPassword,
        });
      expect(await failureOf(change("Wrong1234", "Luna12345"))).toMatchObject({
        code: "old_password_wrong",
      });
      await change(PASSWORD, "Luna12345");
      await player.client.call(endpoints.getWallet);
      await player.signIn(username, "Luna12345");
    },
  };
};
