// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import type { PhoneProof } from "../../../shared/sign-in/firebase-codes.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import { codeCountdownOf } from "../../../shared/sign-in/use-one-time-code.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { testSettings } from "../../../shared/testing/registration-settings.ts";
import { sentBody } from "../../../shared/testing/stub-gateway.ts";
import type { LoginDefaults } from "../login-method.ts";
import { SmsForm } from "./sms-login.tsx";

const prove = vi.hoisted(() => vi.fn<() => Promise<PhoneProof>>());
vi.mock("../../../shared/sign-in/firebase-codes.ts", () => ({ proveByFirebase: prove }));
const store = vi.spyOn(rememberedLogin, "store").mockResolvedValue();

const accepted = { token: "secret", userName: "ana", type: 0, firstTimeLogin: false };
/** A number that gets no code. */
const unknown = "5500000000";
const image = `data:image/png;base64,${btoa("picture")}`;

/** Opens the form with a gateway that refuses logins with these codes in turn, and then accepts. */
const open = async (
  refusals: readonly { readonly code: string; readonly captcha?: boolean }[] = [],
  smsBy: "gateway" | "firebase" = "gateway",
  defaults?: LoginDefaults,
) => {
  const queue = [...refusals];
  const logins: unknown[] = [];
  const codes: unknown[] = [];
  const { t } = await openPart(
    <SmsForm defaults={defaults} settings={testSettings(smsBy)} />,
    async (address, { body }) => {
      if (address.startsWith("/api/captcha"))
        return Response.json({ success: true, value: { id: "id 1", image } });
      if (address.startsWith("/api/sms/code")) {
        codes.push(JSON.parse(String(body)));
        if (String(body).includes(unknown))
          return Response.json({ success: false, code: "mobile_not_registered" }, { status: 404 });
        return Response.json({ success: true, value: { expirationTime: 60_000, serverTime: 0 } });
      }
      if (!address.startsWith("/api/login")) return Response.json({ success: true, value: [] });
      logins.push(sentBody(body));
      const refusal = queue.shift();
      return refusal
        ? Response.json(
            { success: false, code: refusal.code, value: { captcha: refusal.captcha ?? false } },
            { status: 403 },
          )
        : Response.json({ success: true, value: accepted });
    },
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
  const mobile = () => field(t("sms.mobile"));
  const code = () => field(t("sms.code"));
  return {
    t,
    logins,
    codes,
    mobile,
    code,
    captcha: () => field(t("auth.captcha")),
    fill: (typedMobile: string, typedCode: string) => {
      fireEvent.change(mobile(), { target: { value: typedMobile } });
      fireEvent.change(code(), { target: { value: typedCode } });
    },
    send: () => fireEvent.click(screen.getByRole("button", { name: t("sms.send") })),
    logIn: () => fireEvent.click(screen.getByRole("button", { name: t("auth.submit") })),
    isIn: () => waitFor(() => expect(sessionStore.getState().session).toMatchObject({ userName: "ana" })),
  };
};

beforeEach(() => {
  sessionStore.signedOut();
  codeCountdownOf("login").failed();
  vi.clearAllMocks();
});
afterEach(cleanup);

describe("login by SMS (MOBILEVERCODELOGIN3)", () => {
  it("sends the number without its leading 0 and the code's digits, and remembers only the number", async () => {
    const form = await open();
    form.fill("055 1234-5678", " 123 456 ");
    fireEvent.click(screen.getByRole("checkbox"));
    form.logIn();
    await form.isIn();
    expect(form.logins).toMatchObject([
      { type: "sms", username: "5512345678", countryDialingCode: "52", password: "123456" },
    ]);
    expect(store.mock.calls[0]?.[0]).toEqual({
      type: "sms",
      username: "5512345678",
      password: "",
      diallingCode: "52",
    });
  });

  it("prefills the number and country typed into another form", async () => {
    sessionDrafts.set("account-entry", { mobile: "3001234567", diallingCode: "57" });
    const form = await open();
    expect(form.mobile().value).toBe("3001234567");
    form.fill("3001234567", "123456");
    form.logIn();
    await form.isIn();
    expect(form.logins).toMatchObject([{ username: "3001234567", countryDialingCode: "57" }]);
  });

  it("prefers the number typed before a reload over the remembered one", async () => {
    const defaults = { type: "sms", username: "5512345678", diallingCode: "52", remembered: true } as const;
    expect((await open([], "gateway", defaults)).mobile().value).toBe("5512345678");
    cleanup();
    sessionDrafts.set("account-entry", { mobile: "3001234567", diallingCode: "57" });
    expect((await open([], "gateway", defaults)).mobile().value).toBe("3001234567");
  });

  it("links to the forgotten-password page, like the other tab (Spec §2)", async () => {
    const { t } = await open();
    const link = screen.getByRole("link", { name: t("auth.forgot") });
    expect(link.getAttribute("href")).toBe("/m/forget");
    const submit = screen.getByRole("button", { name: t("auth.submit") });
    expect(link.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each(["send", "logIn"] as const)("marks and focuses an unknown number (%s)", async (action) => {
    const form = await open([{ code: "mobile_not_registered" }]);
    form.fill(unknown, "123456");
    form.code().focus();
    form[action]();
    const message = await screen.findByText(form.t("errors.mobileNotRegistered"));
    expect(form.mobile().getAttribute("aria-invalid")).toBe("true");
    expect(form.mobile().getAttribute("aria-describedby")).toBe(message.id);
    await waitFor(() => expect(document.activeElement).toBe(form.mobile()));
    expect(form.code().getAttribute("aria-invalid")).toBe(null);
  });

  it("sends a code only to a valid number, and none during the countdown", async () => {
    const form = await open();
    form.send();
    await waitFor(() => expect(form.mobile().getAttribute("aria-invalid")).toBe("true"));
    await waitFor(() => expect(document.activeElement).toBe(form.mobile()));
    expect(form.codes).toEqual([]);
    form.fill("055 1234-5678", "");
    form.send();
    await waitFor(() => expect(form.codes).toHaveLength(1));
    expect(form.codes).toMatchObject([
      { mobileNum: "5512345678", countryDialingCode: "52", purpose: "login" },
    ]);
    const counting = await screen.findByRole("button", { name: /\d/ });
    expect(counting).toHaveProperty("disabled", true);
    act(() => codeCountdownOf("login").failed());
  });

  it.each([
    ["mobile", "", "123456"],
    ["mobile", "55", "123456"],
    ["code", "5512345678", ""],
    ["code", "5512345678", "12"],
  ] as const)("does not submit an invalid %s (%j, %j)", async (name, mobile, code) => {
    const form = await open();
    form.fill(mobile, code);
    form.logIn();
    await waitFor(() => expect(form[name]().getAttribute("aria-invalid")).toBe("true"));
    await waitFor(() => expect(document.activeElement).toBe(form[name]()));
    expect(form.logins).toEqual([]);
  });

  it("shows a wrong code at its field, and leaves the input", async () => {
    const form = await open([{ code: "verification_code_wrong" }]);
    form.fill("5512345678", "123456");
    form.logIn();
    const message = await screen.findByText(form.t("errors.verificationCodeWrong"));
    expect(form.code().getAttribute("aria-describedby")?.split(" ")).toContain(message.id);
    expect([form.mobile().value, form.code().value]).toEqual(["5512345678", "123456"]);
    expect(sessionStore.getState().session).toBe(undefined);
  });

  it("shows a captcha after a refusal with the flag, and sends its answer", async () => {
    const form = await open([{ code: "user_not_found", captcha: true }]);
    form.fill("5512345678", "123456");
    form.logIn();
    await screen.findByAltText(form.t("auth.captchaImage"));
    form.logIn();
    await waitFor(() => expect(screen.queryByText(form.t("errors.userNotFound"))).toBe(null));
    expect(form.captcha().getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(form.captcha(), { target: { value: "4321" } });
    form.logIn();
    await form.isIn();
    expect(form.logins[1]).toMatchObject({ captcha: "4321", captchaId: "id 1" });
  });

  it("sends the Firebase token, and does not log in if Firebase refuses the code (Spec §8)", async () => {
    const form = await open([], "firebase");
    prove.mockResolvedValueOnce({ failure: "errors.verificationCodeWrong" });
    form.fill("5512345678", "123456");
    form.logIn();
    await screen.findByText(form.t("errors.verificationCodeWrong"));
    await waitFor(() => expect(document.activeElement).toBe(form.code()));
    expect(form.logins).toEqual([]);
    prove.mockResolvedValueOnce({ idToken: "proof" });
    form.logIn();
    await form.isIn();
    expect(form.logins).toMatchObject([
      { type: "firebase", firebaseChannel: "sms", firebaseIdToken: "proof", firebaseMobileNo: "5512345678" },
    ]);
  });
});
