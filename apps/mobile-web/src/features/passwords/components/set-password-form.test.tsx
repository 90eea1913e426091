// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { RegistrationSettings } from "@volado/domain/registration";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import type { PhoneProof } from "../../../shared/sign-in/firebase-codes.ts";
import { typedPassword } from "../../../shared/sign-in/first-password.ts";
import { humanVerification } from "../../../shared/sign-in/human-verification.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import { testSettings } from "../../../shared/testing/registration-settings.ts";
import { sentBody } from "../../../shared/testing/stub-gateway.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

const prove = vi.hoisted(() => vi.fn<() => Promise<PhoneProof>>());
vi.mock("../../../shared/sign-in/firebase-codes.ts", () => ({ proveByFirebase: prove }));

const session = { token: "t-7", userName: "ana", type: 0, firstTimeLogin: false };

/** Rejection codes by path, in turn; everything else is accepted. */
type Refusals = Partial<Record<"/api/password/phone" | "/api/login", string[]>>;

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="at">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

const openForm = (
  smsBy: RegistrationSettings["smsBy"],
  refusals: Refusals = {},
  offered: readonly object[] = [],
) => {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const { texts, wrapper } = testSite(async (address, { body }) => {
    const [path = ""] = address.split("?");
    if (path === "/api/countries") return Response.json({ success: true, value: offered });
    sent.push({ path, body: sentBody(body) });
    const code =
      path === "/api/password/phone" || path === "/api/login" ? refusals[path]?.shift() : undefined;
    const value = code === "captcha_required" ? { captcha: true } : undefined;
    if (code) return Response.json({ success: false, code, value }, { status: 403 });
    return Response.json({ success: true, value: path === "/api/login" ? session : null });
  });
  render(
    <MemoryRouter initialEntries={["/m/forget"]}>
      <Routes>
        <Route path="/m/forget" element={<SetPasswordForm settings={testSettings(smsBy)} />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  const { t } = texts;
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const code = () => field(t("sms.code"));
  const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: t("password.phone.submit") });
  const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
  return {
    t,
    /** The requests with their decrypted bodies. */
    sent,
    paths: () => sent.map(({ path }) => path),
    code,
    newPassword: () => field(t("password.newPassword")),
    submit,
    /** Fills in the form and submits it. */
    send: async () => {
      type(field(t("sms.mobile")), "055 1234 5678");
      type(code(), "123456");
      type(field(t("password.newPassword")), "Nopal2026");
      await waitFor(() => expect(submit().disabled).toBe(false));
      fireEvent.click(submit());
    },
  };
};

const countries = [
  { code: "MX", countryDialingCode: "52" },
  { code: "US", countryDialingCode: "1" },
];

beforeEach(() => {
  sessionStore.signedOut();
  prove.mockReset();
});
afterEach(cleanup);

it.each([
  ["the number typed on the previous page", { mobile: "5587654321" }, "5587654321"],
  ["the remembered number", {}, "5512345678"],
])("starts with %s", async (_, typed, initial) => {
  await rememberedLogin.store(
    { type: "sms", username: "5512345678", password: "", diallingCode: "52" },
    "ana",
  );
  sessionDrafts.set("account-entry", typed);
  const form = openForm("gateway");
  expect(screen.getByLabelText(form.t("sms.mobile"))).toHaveProperty("value", initial);
  sessionDrafts.delete("account-entry");
  await rememberedLogin.forget();
});

it("lets the browser fill in number, code and password", async () => {
  const { t } = openForm("gateway");
  const autocomplete = (label: string) => screen.getByLabelText(label).getAttribute("autocomplete");
  expect(autocomplete(t("sms.mobile"))).toBe("tel-national");
  expect(autocomplete(t("sms.code"))).toBe("one-time-code");
  expect(document.querySelector('[autocomplete="new-password"]')).toBeTruthy();
});

it("restores the dialling code after a reload", async () => {
  const form = openForm("gateway", {}, countries);
  fireEvent.change(await screen.findByLabelText(form.t("sms.diallingCode")), { target: { value: "1" } });
  cleanup();
  const again = openForm("gateway", {}, countries);
  expect(await screen.findByLabelText(again.t("sms.diallingCode"))).toHaveProperty("value", "1");
  sessionDrafts.delete("account-entry");
});

it("validates the number for the selected country", async () => {
  const form = openForm("gateway", {}, countries);
  const mobile = screen.getByLabelText(form.t("sms.mobile"));
  fireEvent.change(mobile, { target: { value: "+1 55 1234 5678" } });
  fireEvent.blur(mobile);
  await waitFor(() => expect(mobile.getAttribute("aria-invalid")).toBe("true"));
  fireEvent.change(await screen.findByLabelText(form.t("sms.diallingCode")), { target: { value: "1" } });
  await waitFor(() => expect(mobile.getAttribute("aria-invalid")).toBe(null));
  sessionDrafts.delete("account-entry");
});

it("sends a code for the number alone: no error at the code before there can be one", async () => {
  const form = openForm("gateway");
  const mobile = screen.getByLabelText(form.t("sms.mobile"));
  fireEvent.click(screen.getByRole("button", { name: form.t("sms.send") }));
  await waitFor(() => expect(mobile.getAttribute("aria-invalid")).toBe("true"));
  await waitFor(() => expect(document.activeElement).toBe(mobile));
  fireEvent.change(mobile, { target: { value: "5512345678" } });
  fireEvent.blur(mobile);
  await waitFor(() => expect(mobile.getAttribute("aria-invalid")).toBe(null));
  expect(form.code().getAttribute("aria-invalid")).toBe(null);
});

it.each([
  ["password123", "errors.passwordCommon"],
  ["5512345678", "errors.passwordIsUsername"],
] as const)("says while typing why the button stays disabled: %s", async (password, reason) => {
  const form = openForm("gateway");
  await import("@volado/domain/common-passwords");
  fireEvent.change(screen.getByLabelText(form.t("sms.mobile")), { target: { value: "5512345678" } });
  fireEvent.change(form.code(), { target: { value: "123456" } });
  fireEvent.change(form.newPassword(), { target: { value: "pa" } });
  expect(form.newPassword().getAttribute("aria-invalid")).toBe(null);
  fireEvent.change(form.newPassword(), { target: { value: password } });
  await screen.findByText(form.t(reason));
  expect(form.submit().disabled).toBe(true);
  fireEvent.change(form.newPassword(), { target: { value: "Nopal2026" } });
  await waitFor(() => expect(form.submit().disabled).toBe(false));
  expect(form.newPassword().getAttribute("aria-invalid")).toBe(null);
});

it("sends number, code and password, then signs in with them", async () => {
  const form = openForm("gateway");
  expect(form.submit().disabled).toBe(true);
  await form.send();
  await waitFor(() => expect(sessionStore.getState().session?.token).toBe("t-7"));
  expect(form.sent).toMatchObject([
    {
      path: "/api/password/phone",
      body: {
        mobileNum: "5512345678",
        countryDialingCode: "52",
        newPassword: "Nopal2026",
        verificationCode: "123456",
      },
    },
    { path: "/api/login", body: { type: "username", username: "5512345678", password: "Nopal2026" } },
  ]);
  expect(typedPassword()).toBe("Nopal2026");
  expect(prove).not.toHaveBeenCalled();
});

it("sends Firebase's token instead of the code", async () => {
  prove.mockResolvedValue({ idToken: "id-token" });
  const form = openForm("firebase");
  await form.send();
  await waitFor(() => expect(form.sent).not.toEqual([]));
  expect(form.sent[0]).toMatchObject({
    path: "/api/password/phone",
    body: { verificationCode: "", firebaseIdToken: "id-token" },
  });
  expect(prove).toHaveBeenCalledExactlyOnceWith("password", "123456");
});

it("sends nothing if Firebase rejects the code, and clears it", async () => {
  prove.mockResolvedValue({ failure: "errors.verificationCodeWrong" });
  const form = openForm("firebase");
  await form.send();
  await waitFor(() => expect(form.code().value).toBe(""));
  await screen.findByText(form.t("errors.verificationCodeWrong"));
  await waitFor(() => expect(document.activeElement).toBe(form.code()));
  expect(form.newPassword().value).toBe("Nopal2026");
  expect(form.sent).toEqual([]);
});

it.each([
  ["password_unchanged", "errors.passwordUnchanged", "", "123456"],
  ["password_common", "errors.passwordCommon", "", "123456"],
  ["password_is_username", "errors.passwordIsUsername", "", "123456"],
  ["verification_code_wrong", "errors.verificationCodeWrong", "Nopal2026", ""],
  ["mobile_not_registered", "errors.mobileNotRegistered", "Nopal2026", ""],
  ["account_disabled", "errors.accountDisabled", "Nopal2026", ""],
] as const)("on %s shows %s and leaves password %j and code %j", async (code, text, password, smsCode) => {
  const form = openForm("gateway", { "/api/password/phone": [code] });
  await form.send();
  await screen.findByText(form.t(text));
  await waitFor(() => expect([form.newPassword().value, form.code().value]).toEqual([password, smsCode]));
  await waitFor(() => expect(form.submit().disabled).toBe(true));
  expect(form.paths()).toEqual(["/api/password/phone"]);
});

it("leads a number without an account to the registration", async () => {
  const form = openForm("gateway", { "/api/password/phone": ["mobile_not_registered"] });
  await form.send();
  fireEvent.click(await screen.findByRole("link", { name: form.t("auth.toRegister") }));
  expect((await screen.findByTestId("at")).textContent).toMatch(/^\/m\/register /);
});

it("completes a human verification if the login requires one", async () => {
  const proof = { lotNumber: "1", output: "", passToken: "2", generatedAt: "3" };
  const verify = vi.spyOn(humanVerification, "verify").mockResolvedValue(proof);
  const form = openForm("gateway", { "/api/login": ["human_verification_required"] });
  await form.send();
  await waitFor(() => expect(sessionStore.getState().session?.token).toBe("t-7"));
  expect(verify).toHaveBeenCalledOnce();
  expect(form.sent[2]).toMatchObject({ path: "/api/login", body: { geetest: { lot_number: "1" } } });
});

it.each([
  ["captcha_required", "/m/login", true],
  ["agents_only", "/m/login?as=agent", false],
])(
  "opens the login with the number, and a captcha if required (§8), if only the login fails: %s",
  async (code, address, captcha) => {
    const form = openForm("gateway", { "/api/login": [code] });
    await form.send();
    const at = await screen.findByTestId("at");
    expect(at.textContent).toBe(
      `${address} {"type":"username","username":"5512345678","captcha":${captcha}}`,
    );
    expect(form.paths()).toEqual(["/api/password/phone", "/api/login"]);
  },
);
