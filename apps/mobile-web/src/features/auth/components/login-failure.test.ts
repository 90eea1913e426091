import type { MessageKey } from "@volado/domain/errors";
import { describe, expect, it } from "vitest";
import { type LoginKind, loginKindIn, loginKindPath } from "../login-kind.ts";
import { describeRefusal, failurePlace, fieldToCorrect, type RefusedField } from "./login-failure.tsx";

const back = "?back=%2Fm%2Frecent";

describe("the two logins", () => {
  it.each<[string, LoginKind]>([
    ["", "players"],
    ["?as=agent", "agents"],
    ["?back=%2Fm%2Frecent&as=agent", "agents"],
    ["?as=Agent", "players"],
    ["?as=member", "players"],
  ])("%j selects the %s' login", (search, kind) => {
    expect(loginKindIn(search)).toBe(kind);
  });

  it("keep the return page", () => {
    expect(loginKindPath("agents", back)).toBe("/m/login?back=%2Fm%2Frecent&as=agent");
    expect(loginKindPath("players", `${back}&as=agent`)).toBe("/m/login?back=%2Fm%2Frecent");
    expect(loginKindPath("players", "?as=agent")).toBe("/m/login");
  });
});

describe("a refusal", () => {
  it.each<[MessageKey, LoginKind, string, string | undefined]>([
    ["errors.agentsOnly", "players", "errors.agentsOnly", "/m/login?back=%2Fm%2Frecent&as=agent"],
    ["errors.agentsOnly", "agents", "auth.notAnAgent", "/m/login?back=%2Fm%2Frecent"],
    ["errors.userNotFound", "players", "errors.userNotFound", "/m/register?back=%2Fm%2Frecent"],
    ["errors.userNotFound", "agents", "errors.userNotFound", undefined],
    ["errors.mobileNotRegistered", "players", "errors.mobileNotRegistered", "/m/register?back=%2Fm%2Frecent"],
    ["errors.wrongPassword", "players", "errors.wrongPassword", "/m/forget"],
    ["errors.wrongPassword", "agents", "errors.wrongPassword", "/m/forget?as=agent"],
    ["errors.nonMember", "players", "errors.nonMember", undefined],
    ["errors.network", "players", "errors.network", undefined],
  ])("%s at the %s' login shows %s and links to %s", (key, kind, text, href) => {
    const refusal = describeRefusal(key, kind, back);
    expect([refusal.text, refusal.nextStep?.href]).toEqual([text, href]);
  });

  it.each<[MessageKey, string | undefined]>([
    ["errors.userNotFound", "username"],
    ["errors.wrongPassword", "password"],
    ["errors.captchaWrong", undefined],
    ["errors.network", undefined],
    ["errors.agentsOnly", undefined],
  ])("%s focuses %s", (key, field) => {
    expect(fieldToCorrect(key, ["username", "password"])).toBe(field);
  });

  it.each<[MessageKey | undefined, readonly RefusedField[], string]>([
    ["errors.captchaWrong", ["captcha"], "captcha"],
    ["errors.captchaRequired", ["captcha", "smsCode"], "captcha"],
    ["errors.captchaWrong", [], "form"],
    ["errors.verificationCodeWrong", ["smsCode"], "smsCode"],
    ["errors.verificationCodeWrong", ["captcha"], "form"],
    ["errors.wrongPassword", ["captcha", "smsCode"], "form"],
    [undefined, ["captcha"], "form"],
  ])("%s with %j shown appears at the %s", (key, shown, place) => {
    expect(failurePlace(key, new Set(shown))).toBe(place);
  });
});
