import type { MessageKey } from "@volado/domain/errors";
import { describe, expect, it } from "vitest";
import { failurePlace, fieldToCorrect, type RefusedField } from "./failure-place.ts";
import { doorIn, doorPath, type LoginDoor } from "./login-door.ts";
import { refusalAt } from "./way-out.ts";

const back = "?back=%2Fm%2Frecent";

describe("the two doors", () => {
  it.each<[string, LoginDoor]>([
    ["", "players"],
    ["?as=agent", "agents"],
    ["?back=%2Fm%2Frecent&as=agent", "agents"],
    ["?as=Agent", "players"],
    ["?as=member", "players"],
  ])("%j is the %s' one", (search, door) => {
    expect(doorIn(search)).toBe(door);
  });

  it("lead back to the same page", () => {
    expect(doorPath("agents", back)).toBe("/m/login?back=%2Fm%2Frecent&as=agent");
    expect(doorPath("players", `${back}&as=agent`)).toBe("/m/login?back=%2Fm%2Frecent");
    expect(doorPath("players", "?as=agent")).toBe("/m/login");
  });
});

describe("a refusal", () => {
  it.each<[MessageKey, LoginDoor, string, string | undefined]>([
    ["errors.agentsOnly", "players", "errors.agentsOnly", "/m/login?back=%2Fm%2Frecent&as=agent"],
    ["errors.agentsOnly", "agents", "auth.notAnAgent", "/m/login?back=%2Fm%2Frecent"],
    ["errors.userNotFound", "players", "errors.userNotFound", "/m/register?back=%2Fm%2Frecent"],
    ["errors.userNotFound", "agents", "errors.userNotFound", undefined],
    ["errors.mobileNotRegistered", "players", "errors.mobileNotRegistered", "/m/register?back=%2Fm%2Frecent"],
    ["errors.wrongPassword", "players", "errors.wrongPassword", "/m/forget"],
    ["errors.wrongPassword", "agents", "errors.wrongPassword", "/m/forget"],
    ["errors.nonMember", "players", "errors.nonMember", undefined],
    ["errors.network", "players", "errors.network", undefined],
  ])("%s at the %s' door says %s and leads to %s", (key, door, text, href) => {
    const told = refusalAt(key, door, back);
    expect([told.text, told.wayOut?.href]).toEqual([text, href]);
  });

  it.each<[MessageKey, string | undefined]>([
    ["errors.userNotFound", "username"],
    ["errors.wrongPassword", "password"],
    ["errors.captchaWrong", undefined],
    ["errors.network", undefined],
    ["errors.agentsOnly", undefined],
  ])("%s puts the cursor into %s", (key, field) => {
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
  ])("%s beside %j stands at the %s", (key, shown, place) => {
    expect(failurePlace(key, new Set(shown))).toBe(place);
  });
});
