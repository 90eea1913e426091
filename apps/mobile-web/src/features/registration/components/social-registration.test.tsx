// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { RejectedError } from "@volado/api-client";
import { samples } from "@volado/api-client/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { sentBody } from "../../../shared/testing/stub-gateway.ts";
import { SocialRegistration } from "./social-registration.tsx";

const onRegistered = vi.fn(() => Promise.resolve());
const onRestart = vi.fn();
const onClose = vi.fn();

const on = { enabled: true, required: true };
const register = { birthday: on, nickname: { enabled: true, required: false }, paymentPassword: on };

/** Opens the form against a gateway that responds to the registrations in turn. */
const open = async (
  refusals: readonly (readonly [code: string, status: number])[] = [],
  at = "/m/login",
  more: Readonly<Record<string, typeof on>> = {},
) => {
  const sent: unknown[] = [];
  const values: Readonly<Record<string, unknown>> = {
    "/api/status": { info: { whitelabel: { USERNAMEREG3: true } } },
    "/api/register/settings": {
      ...Object(samples.getRegistrationSettings.value),
      register: { ...register, ...more },
    },
    "/api/register/username": { available: true },
    "/api/affiliate/check": { code: "JUGADOR1" },
    "/api/countries": [{ code: "MX", countryDialingCode: "52" }],
  };
  const { t } = await openPart(
    <SocialRegistration
      provider="google"
      idToken="id-token"
      proposal={{ username: "ana_torres", nickname: "Ana", email: "" }}
      open
      onClose={onClose}
      onRegistered={onRegistered}
      onRestart={onRestart}
    />,
    async (address, { body }) => {
      const path = address.replace(/\?.*/, "");
      if (path !== "/api/register/social") return Response.json({ success: true, value: values[path] });
      const [code, status] = refusals[sent.push(sentBody(body)) - 1] ?? [];
      return Response.json({ success: !code, code, value: null }, { status: status ?? 200 });
    },
    at,
  );
  const dialog = within(await screen.findByRole("dialog", { name: t("register.lead") }));
  const submit = await dialog.findByRole("button", { name: t("register.submit") });
  const field = (name: string) => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  return {
    ...{ t, sent, dialog, field },
    username: field(t("auth.username")),
    birthday: field(t("register.fields.birthday")),
    type: (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } }),
    send: async () => {
      fireEvent.click(submit);
      await waitFor(() => expect(submit.getAttribute("aria-busy")).toBe(null));
    },
  };
};

beforeEach(() => {
  stubDialogs();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  closePart();
  vi.clearAllMocks();
});

it("asks for what registration requires, without passwords, and sends the changed name with the token", async () => {
  const form = await open([], "/m/login?affiliateCode=JUGADOR1");
  expect(form.username.value).toBe("ana_torres");
  const names = [...(form.username.form?.elements ?? [])].flatMap((one) => one.getAttribute("name") ?? []);
  expect(names).toEqual(["username", "birthday", "terms"]);
  await form.send();
  await waitFor(() => expect(document.activeElement).toBe(form.birthday));
  expect(form.sent).toEqual([]);
  form.type(form.username, "ana_luz");
  form.type(form.birthday, "1990-05-17");
  await form.send();
  expect(form.sent).toMatchObject([
    {
      ...{ username: "ana_luz", birthday: "1990-05-17", password: "", affiliateCode: "JUGADOR1" },
      ...{ registerMethod: "H5", socialChannel: "google", socialIdToken: "id-token" },
    },
  ]);
  expect(onRegistered).toHaveBeenCalledOnce();
});

it("requires the terms", async () => {
  const form = await open();
  form.type(form.birthday, "1990-05-17");
  fireEvent.click(form.dialog.getByRole("checkbox"));
  await form.send();
  await waitFor(() => expect(document.activeElement).toBe(form.dialog.getByRole("checkbox")));
  expect(form.sent).toEqual([]);
});

it("keeps what was typed when the token has expired, and asks the provider again", async () => {
  const form = await open([["firebase_refused", 403]]);
  form.type(form.birthday, "1990-05-17");
  await form.send();
  const alert = await form.dialog.findByText(form.t("social.expired", { provider: "Google" }));
  expect(alert.closest("[role=alert]")).toBeTruthy();
  expect(form.birthday.value).toBe("1990-05-17");
  fireEvent.click(
    form.dialog.getByRole("button", { name: form.t("social.continueWith", { provider: "Google" }) }),
  );
  expect(onRestart).toHaveBeenCalledOnce();
  cleanup();
  expect((await open()).birthday.value).toBe("1990-05-17");
});

it("says why the login after it failed, and repeats both", async () => {
  onRegistered.mockRejectedValueOnce(new RejectedError("login", { code: "internal", status: 500 }));
  const form = await open();
  form.type(form.birthday, "1990-05-17");
  await form.send();
  await form.dialog.findByText(form.t("errors.server"));
  await form.send();
  expect(onRegistered).toHaveBeenCalledTimes(2);
  expect(form.sent).toHaveLength(2);
});

it("closes for the login of a number that has an account, and keeps what was typed", async () => {
  const mobile = { mobileNum: on };
  const form = await open([["mobile_taken", 409]], "/m/login", mobile);
  form.type(form.birthday, "1990-05-17");
  form.type(form.field(form.t("sms.mobile")), "5512345678");
  await form.send();
  fireEvent.click(await form.dialog.findByRole("link", { name: form.t("shell.titles.login") }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  cleanup();
  const again = await open([], "/m/login", mobile);
  expect(again.birthday.value).toBe("1990-05-17");
  expect(again.field(again.t("sms.mobile")).value).toBe("5512345678");
});
