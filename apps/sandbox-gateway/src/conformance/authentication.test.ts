import { endpoints } from "@volado/api-client/endpoints";
import { describe, expect, test } from "vitest";
import { PASSWORD, registrationOf, registrationSteps } from "./registration-steps.ts";
import { failureOf, loginOf, type Player, useStage } from "./stage.ts";

const stage = useStage();
const { captcha, guest, sendCode, slide } = registrationSteps(stage);

/** A player whose requests can be read afterwards, as by somebody between phone and gateway. */
const overheardPlayer = () => {
  const overheard: { url: string; init: RequestInit }[] = [];
  const player = stage.player({
    fetch: (url, init) => {
      overheard.push({ url, init });
      return fetch(url, init);
    },
  });
  const latest = (path: string) => {
    const found = overheard.findLast(({ url }) => new URL(url).pathname === path);
    if (found === undefined) throw new Error(`nothing was sent to ${path}`);
    return found;
  };
  const sendAgain = async (path: string) => {
    const { url, init } = latest(path);
    const { method, headers, body } = init;
    const answer = await fetch(url, {
      method: String(method),
      headers: new Headers(headers),
      body: String(body),
    });
    return [answer.status, (await answer.json()).code];
  };
  const everything = () => overheard.map(({ url, init }) => `${url} ${init.body}`).join("\n");
  return { player, sendAgain, everything };
};

const register = async ({ client }: Player, username: string) =>
  client.call(endpoints.registerByUsername, registrationOf({ username, ...(await captcha()) }));

describe("whoever listens between phone and gateway", () => {
  test("reads no password of a registration, a login or a change, and can send none of them again", async () => {
    const { player, sendAgain, everything } = overheardPlayer();
    const changed = "Luna98765";
    await register(player, "escuchada");
    await player.signIn("escuchada", PASSWORD);
    await player.client.call(endpoints.changePassword, {
      oldPassword: PASSWORD,
      newPassword: changed,
      newPasswordAgain: changed,
    });
    const { code: smsCode } = await sendCode("password", "5534567890");
    await player.client.call(endpoints.setPasswordByPhone, {
      mobile: "5534567890",
      diallingCode: "52",
      newPassword: changed,
      smsCode,
      firebaseIdToken: undefined,
    });
    for (const secret of [PASSWORD, changed, smsCode]) expect(everything()).not.toContain(secret);
    const { registerByUsername, login, changePassword, setPasswordByPhone } = endpoints;
    for (const { path } of [registerByUsername, login, changePassword, setPasswordByPhone])
      expect(await sendAgain(path)).toEqual([409, "replayed"]);
  });
});

describe("a refusal says what the form needs", () => {
  test("when the next SMS code may be asked for", async () => {
    await sendCode("register", "5533330001");
    const proof = await slide();
    const target = { mobile: "5533330001", diallingCode: "52", purpose: "register" } as const;
    const error = await failureOf(guest().call(endpoints.sendSmsCode, { ...target, proof }));
    expect(error).toMatchObject({ status: 429, code: "too_many_requests" });
    const wait = "retryAfter" in error ? error.retryAfter : undefined;
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });

  test("that a human's proof is missing", async () => {
    const target = { mobile: "5533330002", diallingCode: "52", purpose: "register" } as const;
    expect(
      await failureOf(guest().call(endpoints.sendSmsCode, { ...target, proof: undefined })),
    ).toMatchObject({
      status: 403,
      code: "human_verification_required",
    });
  });

  test("which field is wrong", async () => {
    const form = registrationOf({ username: "ab", ...(await captcha()) });
    expect(await failureOf(guest().call(endpoints.registerByUsername, form))).toMatchObject({
      status: 422,
      code: "invalid_input",
      value: { issues: [{ path: "username" }] },
    });
  });

  test("that the captcha is missing", async () => {
    const form = registrationOf({ username: "sin_captcha" });
    expect(await failureOf(guest().call(endpoints.registerByUsername, form))).toMatchObject({
      code: "captcha_required",
      value: { captcha: true },
    });
  });

  test("which way in the merchant has closed", async () => {
    await stage.consoleCall("PUT", "switches/MOBILEVERCODELOGIN3", { on: false });
    const bySms = { type: "sms", mobile: "5512345678", diallingCode: "52", smsCode: "123456" } as const;
    const { captcha: none, captchaId, remember } = loginOf("jugador");
    const login = guest().call(endpoints.login, { ...bySms, captcha: none, captchaId, remember });
    expect(await failureOf(login)).toMatchObject({ status: 403, code: "sign_in_closed" });
    await stage.consoleCall("PUT", "switches/MOBILEVERCODELOGIN3", { on: true });
  });
});
