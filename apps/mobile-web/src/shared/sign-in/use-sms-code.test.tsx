// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { SmsPurpose } from "@volado/api-client/endpoints";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hideToast, showToast, useToast } from "../overlays/toast-store.ts";
import { testSite } from "../testing/test-site.tsx";
import { SocialSignInError } from "./social-sign-in.ts";
import { codeCountdownOf } from "./use-one-time-code.ts";
import { type SmsCodeOptions, useSmsCode } from "./use-sms-code.ts";

const firebase = vi.hoisted(() => ({ sendSms: vi.fn(), confirm: vi.fn(), configured: true }));
vi.mock("./social-sign-in.ts", async (original) => ({
  ...(await original<typeof import("./social-sign-in.ts")>()),
  loadSocialSignIn: () => Promise.resolve(firebase.configured ? firebase : undefined),
}));

const purposes: readonly SmsPurpose[] = ["register", "login", "password"];
const to = { mobile: "+52 55 1234 5678", diallingCode: "52" };
const sent = (seconds: number) =>
  Response.json({
    success: true,
    value: { expirationTime: 1_000_000 + seconds * 1000, serverTime: 1_000_000 },
  });
const refused = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ success: false, code }, { status, headers });

/** The hook with a gateway that returns these responses in turn, after this delay in milliseconds. */
const setUp = async (
  answers: readonly Response[],
  options: Partial<SmsCodeOptions> = {},
  answersAfter = 100,
) => {
  const bodies: unknown[] = [];
  const { texts, wrapper } = testSite(async (_address, init) => {
    const answer = answers[bodies.length];
    bodies.push(JSON.parse(String(init?.body)));
    await new Promise((resolve) => setTimeout(resolve, answersAfter));
    if (!answer) throw new TypeError("offline");
    return answer;
  });
  await loadTexts(texts, "account");
  const { result, unmount } = renderHook(
    () => ({ sms: useSmsCode({ purpose: "login", ...options }), toast: useToast() }),
    { wrapper },
  );
  return {
    bodies,
    unmount,
    sms: () => result.current.sms,
    toast: () => result.current.toast && `${result.current.toast.kind}: ${result.current.toast.text}`,
    /** Taps the button; resolves to whether a code was sent. */
    send: async (): Promise<boolean> => {
      const sending = result.current.sms.send(to);
      await act(() => vi.advanceTimersByTimeAsync(200));
      return sending;
    },
    pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  firebase.configured = true;
  firebase.sendSms.mockReset().mockResolvedValue("verification-1");
  firebase.confirm.mockReset().mockResolvedValue("id-token");
});

afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(700_000);
  for (const purpose of purposes) codeCountdownOf(purpose).tick(true);
  hideToast(showToast({ kind: "info", text: "over" }));
  sessionStorage.clear();
  vi.useRealTimers();
});

describe("a code by the gateway", () => {
  it("is sent to the normalised number and counts down to the gateway's expiry (Spec §4)", async () => {
    const { bodies, sms, send, pass, toast } = await setUp([sent(30)]);
    expect([sms().phase, sms().sendLabel, sms().canSend]).toEqual(["idle", "Enviar código", true]);
    expect(await send()).toBe(true);
    expect(bodies).toEqual([{ mobileNum: "5512345678", countryDialingCode: "52", purpose: "login" }]);
    expect([sms().phase, sms().sendLabel, sms().canSend]).toEqual(["counting", "Reenviar en 30 s", false]);
    expect(toast()).toBe("success: Te enviamos un código por SMS.");
    await pass(10);
    expect(sms().secondsLeft).toBe(20);
    await pass(20);
    expect([sms().phase, sms().canSend]).toEqual(["idle", true]);
  });

  it("shows that it is being sent, and is sent once for several taps", async () => {
    const { bodies, sms, toast } = await setUp([sent(30)]);
    const taps = [sms().send(to), sms().send(to)];
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect([sms().phase, sms().secondsLeft, sms().canSend, toast()]).toEqual([
      "sending",
      60,
      false,
      "loading: Enviando código…",
    ]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(await Promise.all(taps)).toEqual([true, false]);
    expect(bodies).toHaveLength(1);
  });

  it("shows the loading toast for at most 9999 ms without an answer (Spec §9)", async () => {
    const { sms, toast } = await setUp([sent(30)], {}, 20_000);
    void sms().send(to);
    await act(() => vi.advanceTimersByTimeAsync(9990));
    expect(toast()).toBe("loading: Enviando código…");
    await act(() => vi.advanceTimersByTimeAsync(9));
    expect([toast(), sms().phase]).toEqual([undefined, "sending"]);
  });

  it("is not sent during the countdown", async () => {
    const { bodies, send } = await setUp([sent(30), sent(30)]);
    await send();
    expect(await send()).toBe(false);
    expect(bodies).toHaveLength(1);
  });

  it("that was refused shows why until the next attempt, which is possible at once", async () => {
    const { sms, send, toast } = await setUp([refused("mobile_not_registered", 404), sent(30)]);
    expect(await send()).toBe(false);
    expect([sms().failure, sms().canSend, toast()]).toEqual(["errors.mobileNotRegistered", true, undefined]);
    expect(await send()).toBe(true);
    expect(sms().failure).toBe(undefined);
  });

  it("whose call was lost can be sent again", async () => {
    const { sms, send } = await setUp([]);
    expect(await send()).toBe(false);
    expect([sms().failure, sms().phase]).toEqual(["errors.network", "idle"]);
  });

  it("that was requested too soon waits for the gateway's time", async () => {
    const { sms, send } = await setUp([refused("too_many_requests", 429, { "Retry-After": "42" })]);
    expect(await send()).toBe(false);
    expect([sms().failure, sms().sendLabel]).toEqual(["errors.tooManyRequests", "Reenviar en 42 s"]);
  });

  it("keeps counting while its form is unmounted, for its own purpose only", async () => {
    const first = await setUp([sent(30)]);
    await first.send();
    first.unmount();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect((await setUp([])).sms().secondsLeft).toBe(18);
    expect((await setUp([], { purpose: "register" })).sms().phase).toBe("idle");
  });

  it.each([
    ["ahead", 3_600_000],
    ["back", -3_600_000],
  ])("continues when the phone's clock is set an hour %s", async (_way, set) => {
    const { sms, send, pass } = await setUp([sent(30)]);
    await send();
    vi.setSystemTime(Date.now() + set);
    await pass(10);
    expect(sms().secondsLeft).toBe(20);
  });

  it("includes the phone's sleep when the page becomes visible", async () => {
    const hidden = vi.spyOn(document, "hidden", "get");
    const turn = (away: boolean) => {
      hidden.mockReturnValue(away);
      act(() => void document.dispatchEvent(new Event("visibilitychange")));
    };
    const { sms, send } = await setUp([sent(30)]);
    await send();
    turn(true);
    vi.setSystemTime(Date.now() + 12_000);
    turn(false);
    expect(sms().secondsLeft).toBe(18);
    hidden.mockRestore();
  });

  it("stores its end, but no number, for a reload", async () => {
    const { send } = await setUp([sent(30)]);
    await send();
    const stored = sessionStorage.getItem("smsCountdowns") ?? "";
    expect(Object.keys(JSON.parse(stored))).toEqual(["login"]);
    expect(stored).not.toContain("5512345678");
  });
});

describe("a code by Firebase", () => {
  it("counts the initial 60 seconds and is proved with Firebase's verification id", async () => {
    const { bodies, sms, send } = await setUp([], { smsBy: "firebase" });
    expect(await send()).toBe(true);
    expect(firebase.sendSms).toHaveBeenCalledWith("+525512345678");
    expect([sms().secondsLeft, bodies]).toEqual([60, []]);
    expect(await sms().prove("123 456")).toBe("id-token");
    expect(firebase.confirm).toHaveBeenCalledWith("verification-1", "123456");
  });

  it("that was correct is reused, since Firebase accepts it once; another is checked again", async () => {
    firebase.sendSms.mockResolvedValue("verification-2");
    const { sms, send } = await setUp([], { smsBy: "firebase" });
    await send();
    expect([await sms().prove("123456"), await sms().prove("123 456")]).toEqual(["id-token", "id-token"]);
    expect(firebase.confirm).toHaveBeenCalledTimes(1);
    firebase.confirm.mockRejectedValue(new SocialSignInError("refused"));
    await act(async () => expect(await sms().prove("654321")).toBe(undefined));
  });

  it("that fails hides the loading toast and shows nothing (Spec §8)", async () => {
    firebase.sendSms.mockRejectedValue(new SocialSignInError("refused"));
    const { sms, send, toast } = await setUp([], { smsBy: "firebase" });
    expect(await send()).toBe(false);
    expect([sms().failure, sms().phase, toast()]).toEqual([undefined, "idle", undefined]);
  });

  it("is not sent if the merchant has no Firebase", async () => {
    firebase.configured = false;
    const { sms, send } = await setUp([], { smsBy: "firebase" });
    expect(await send()).toBe(false);
    expect(sms().phase).toBe("idle");
  });

  it.each([
    ["wrong", new SocialSignInError("refused"), "errors.verificationCodeWrong"],
    ["not checked without a network", new SocialSignInError("network"), "errors.network"],
  ])("that is %s shows why", async (_how, error, failure) => {
    firebase.confirm.mockRejectedValue(error);
    const { sms, send } = await setUp([], { smsBy: "firebase" });
    await send();
    await act(async () => expect(await sms().prove("000000")).toBe(undefined));
    expect(sms().failure).toBe(failure);
  });

  it("that was not requested is wrong", async () => {
    const { sms } = await setUp([], { smsBy: "firebase" });
    await act(async () => expect(await sms().prove("123456")).toBe(undefined));
    expect(sms().failure).toBe("errors.verificationCodeWrong");
    expect(firebase.confirm).not.toHaveBeenCalled();
  });
});
