// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { HumanProof } from "@volado/domain/security";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { typedPassword } from "../../../shared/sign-in/first-password.ts";
import { humanVerification } from "../../../shared/sign-in/human-verification.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import type { LoginKind } from "../login-kind.ts";
import { type SignInAttempt, useSignIn } from "./use-sign-in.ts";

const attempt: SignInAttempt = {
  method: { type: "username", username: "5512345678", password: "Volado2026" },
  captcha: "",
  keep: false,
  remembered: { type: "username", username: "5512345678", password: "Volado2026", diallingCode: "52" },
};
const proof: HumanProof = { lotNumber: "lot", output: "out", passToken: "pass", generatedAt: "1" };
const accepted = { token: "secret", userName: "jugador", type: 0, firstTimeLogin: true };

const verify = vi.spyOn(humanVerification, "verify");
const store = vi.spyOn(rememberedLogin, "store").mockResolvedValue();
const forget = vi.spyOn(rememberedLogin, "forget").mockResolvedValue();

/** Renders the hook with a gateway that gives these refusals in turn, and then accepts. */
const open = (kind: LoginKind, ...codes: readonly string[]) => {
  const sent: (readonly [address: string, withProof: boolean])[] = [];
  const { wrapper } = testSite(async (address, { body }) => {
    const code = codes[sent.length];
    sent.push([address, String(body).includes("geetest")]);
    return code
      ? Response.json({ success: false, code }, { status: 403 })
      : Response.json({ success: true, value: accepted });
  });
  const hook = renderHook(({ at }) => useSignIn(at), { wrapper, initialProps: { at: kind } });
  return {
    sent,
    now: () => hook.result.current,
    goTo: (at: LoginKind) => hook.rerender({ at }),
    signIn: (changes: Partial<SignInAttempt> = {}) =>
      act(() => hook.result.current.signIn({ ...attempt, ...changes })),
  };
};

beforeEach(() => {
  sessionStore.signedOut();
  vi.clearAllMocks();
  verify.mockResolvedValue(undefined);
});
afterEach(cleanup);

describe("signing in", () => {
  it("starts a session and remembers the typed password", async () => {
    const { sent, signIn } = open("players");
    expect(await signIn()).toBe("in");
    expect(sent).toEqual([["/api/login", false]]);
    expect(sessionStore.getState().session).toMatchObject({ userName: "jugador", firstTimeLogin: true });
    expect(typedPassword()).toBe("Volado2026");
  });

  it("calls the agents' endpoint at their login", async () => {
    const { sent, signIn } = open("agents");
    await signIn();
    expect(sent).toEqual([["/api/agent/login", false]]);
  });

  it.each([
    [true, 1, 0],
    [false, 0, 1],
  ])("remembers the login if requested (%s), else forgets it", async (wish, stores, forgets) => {
    const { signIn } = open("players");
    await signIn({ keep: wish });
    expect([store.mock.calls.length, forget.mock.calls.length]).toEqual([stores, forgets]);
    if (wish) expect(store).toHaveBeenCalledWith(attempt.remembered, "jugador");
  });

  it("leaves the remembered login alone when refused", async () => {
    const { signIn } = open("players", "wrong_password");
    expect(await signIn()).toBe("errors.wrongPassword");
    expect([store.mock.calls.length, forget.mock.calls.length]).toEqual([0, 0]);
    expect(sessionStore.getState().session).toBeUndefined();
  });
});

describe("a refusal", () => {
  it("is shown only at the login where it happened", async () => {
    const { now, goTo, signIn } = open("players", "agents_only");
    await signIn();
    expect(now().failure).toBe("errors.agentsOnly");
    goTo("agents");
    expect(now().failure).toBeUndefined();
    goTo("players");
    expect(now().failure).toBe("errors.agentsOnly");
    act(() => now().forgetFailure());
    expect(now().failure).toBeUndefined();
  });

  it("that requires human verification is verified and sent again automatically", async () => {
    verify.mockResolvedValue(proof);
    const { sent, signIn } = open("players", "human_verification_required");
    expect(await signIn()).toBe("in");
    expect(sent).toEqual([
      ["/api/login", false],
      ["/api/login", true],
    ]);
  });

  it("that requires human verification twice verifies once", async () => {
    verify.mockResolvedValue(proof);
    const { now, signIn } = open("players", "human_verification_required", "human_verification_required");
    expect(await signIn()).toBe("errors.humanRequired");
    expect(verify).toHaveBeenCalledOnce();
    await waitFor(() => expect(now().failure).toBe("errors.humanRequired"));
  });

  it("that requires human verification is shown if the player cancels it", async () => {
    const { sent, signIn } = open("players", "human_verification_required");
    expect(await signIn()).toBe("errors.humanRequired");
    expect(sent).toHaveLength(1);
  });
});
