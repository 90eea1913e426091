// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Session } from "@volado/domain/session";
import type { PasswordRule } from "@volado/domain/validation";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { rememberTyped, typedPassword } from "../../../shared/sign-in/first-password.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { stubWrites } from "../../../shared/testing/stub-gateway.ts";
import { ChangePassword, ChangePasswordForm } from "./change-password.tsx";

const ana: Session = { token: "t-1", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: true };
const rule: PasswordRule = { min: 8, max: 20, pattern: /\d/ };

const openForm = async (...refusals: string[]) => {
  const { fetch, sent } = stubWrites(refusals);
  const part = <ChangePasswordForm account="ana_lucero_7" rule={rule} first={false} />;
  const { t, place } = await openPart(part, fetch, "/m/changePsw");
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return {
    t,
    place,
    sent,
    oldField: () => screen.queryByLabelText<HTMLInputElement>(t("password.oldPassword")),
    change: (newPassword: string, oldPassword?: string) => {
      if (oldPassword !== undefined) type(t("password.oldPassword"), oldPassword);
      type(t("password.newPassword"), newPassword);
      type(t("password.again"), newPassword);
      fireEvent.click(screen.getByRole("button", { name: t("password.submit") }));
    },
  };
};

const signIn = (typed?: string) => {
  if (typed !== undefined) rememberTyped(typed);
  sessionStore.signedIn(ana, false);
};

beforeEach(() => {
  stubDialogs();
  sessionStore.signedOut();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("changing a password", () => {
  it("uses the password typed at login, clears it and opens the site", async () => {
    signIn("Volado2026");
    const remembered = vi.spyOn(rememberedLogin, "passwordChanged");
    const form = await openForm();
    expect(form.oldField()).toBe(null);
    form.change("Nopal2026");
    await waitFor(() => expect(sessionStore.getState().session?.firstTimeLogin).toBe(false));
    expect(form.sent.map(({ body }) => body)).toEqual([
      { oldPassword: "Volado2026", newPassword: "Nopal2026", confirmNewPassword: "Nopal2026" },
    ]);
    expect(remembered).toHaveBeenCalledExactlyOnceWith("Nopal2026", "ana_lucero_7");
    expect(typedPassword()).toBeUndefined();
    await waitFor(() => expect(form.place()).toBe("/m/home"));
  });

  it("redirects home after one second", async () => {
    signIn("Volado2026");
    const form = await openForm();
    vi.useFakeTimers({ shouldAdvanceTime: false });
    form.change("Nopal2026");
    await act(() => vi.advanceTimersByTimeAsync(0));
    await vi.waitFor(() => expect(sessionStore.getState().session?.firstTimeLogin).toBe(false));
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(form.place()).toBe("/m/changePsw");
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(form.place()).toBe("/m/home");
  });

  it("asks for the old password if none was typed at login", async () => {
    signIn();
    const form = await openForm();
    form.change("Nopal2026");
    await screen.findByText(form.t("errors.oldPasswordRequired"));
    expect(form.sent).toEqual([]);
    form.change("Nopal2026", "Volado2026");
    await waitFor(() => expect(form.sent).toHaveLength(1));
  });

  it("shows a popup for an unchanged password, sends nothing, and then marks the field", async () => {
    signIn("Agave2026");
    const form = await openForm();
    form.change("Agave2026");
    await screen.findByText(form.t("password.sameTitle"));
    expect(form.sent).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: form.t("common.accept") }));
    const field = screen.getByLabelText(form.t("password.newPassword"));
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    fireEvent.change(field, { target: { value: "Nopal2026" } });
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe(null));
  });

  it.each([
    ["ana", "errors.passwordLength"],
    ["Ana_lucero", "errors.passwordFormat"],
    ["Ana_lucero_7", "errors.passwordIsUsername"],
    ["Password1", "errors.passwordCommon"],
  ] as const)("refuses %s: %s", async (password, text) => {
    signIn("Agave2026");
    const form = await openForm();
    await screen.findByLabelText(form.t("password.newPassword"));
    await vi.dynamicImportSettled();
    form.change(password);
    await screen.findByText(form.t(text, { min: 8, max: 20 }));
    expect(form.sent).toEqual([]);
  });

  it("shows at its field that the gateway finds it common", async () => {
    signIn("Agave2026");
    const form = await openForm("password_common");
    form.change("Nopal2026");
    await screen.findByText(form.t("errors.passwordCommon"));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText(form.t("password.newPassword"))),
    );
  });

  it("shows the same popup if the gateway rejects it", async () => {
    signIn("Volado2026");
    const form = await openForm("password_unchanged");
    form.change("Nopal2026");
    await screen.findByText(form.t("password.sameTitle"));
  });

  it("asks for the old password if the typed one is no longer valid, and keeps the new one", async () => {
    signIn("Volado2026");
    const form = await openForm("old_password_wrong");
    form.change("Nopal2026");
    await screen.findByText(form.t("errors.oldPasswordWrong"));
    await waitFor(() => expect(document.activeElement).toBe(form.oldField()));
    expect(typedPassword()).toBeUndefined();
    form.change("Nopal2026", "Agave2026");
    await waitFor(() => expect(form.sent).toHaveLength(2));
    expect(form.sent[1]).toMatchObject({ body: { oldPassword: "Agave2026" } });
  });
});

const bounds = { minLength: 1, maxLength: 20 };
const rules = {
  loginUsername: bounds,
  loginPassword: bounds,
  loginMobileNum: bounds,
  verificationCode: bounds,
};

const sendEmpty = async (password: object) => {
  const value = { register: { password }, rules };
  const { t, press } = await openPart(<ChangePassword session={{ ...ana, firstTimeLogin: false }} />, {
    "/api/register/settings": [{ value }],
  });
  await press(t("password.submit"));
  await screen.findByText(t("errors.passwordAgainRequired"));
  return screen.queryByText(t("errors.passwordRequired")) !== null;
};

describe("an empty new password", () => {
  it.each([
    ["requires one", { enabled: true, required: true }],
    ["disables the field", { enabled: false, required: false }],
  ])("is an error if the merchant %s", async (_name, password) => {
    expect(await sendEmpty(password)).toBe(true);
  });

  it("is allowed if the merchant makes it optional (Spec §5)", async () => {
    expect(await sendEmpty({ enabled: true, required: false })).toBe(false);
  });
});
