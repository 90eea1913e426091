// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useToast } from "../../../shared/overlays/toast-store.ts";
import { ok, openForm, refused } from "../testing/open-form.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(cleanup);

describe("a submission", () => {
  it("validates first: sends nothing, focuses the first invalid field and lists all of them", async () => {
    const form = await openForm({ passwordAgain: {}, email: {} });
    form.type("username", "lucero");
    await form.send();
    await form.isFocused("password");
    expect(form.calls()).toEqual([]);
    const { t } = form;
    expect(screen.getByText(/^Falta corregir 3 datos/).textContent).toContain(t("register.fields.email"));
    expect(form.input("email").getAttribute("aria-invalid")).toBe("true");
  });

  it("lists only what is not corrected yet, the terms included", async () => {
    const form = await openForm({ email: {} });
    fireEvent.click(form.terms());
    await form.send();
    const summary = await screen.findByText(/^Falta corregir 4 datos/);
    expect(summary.textContent).toContain(form.t("register.terms.title"));
    form.type("username", "lucero");
    await waitFor(() => expect(summary.textContent).toMatch(/^Falta corregir 3 datos: Contraseña/));
    form.type("password", "Nopal2026");
    form.type("email", "ana@correo.com");
    fireEvent.click(form.terms());
    await waitFor(() => expect(summary.textContent).toBe(""));
  });

  it("then requires the terms", async () => {
    const form = await openForm({});
    form.fillIn();
    fireEvent.click(form.terms());
    await form.send();
    await waitFor(() => expect(document.activeElement).toBe(form.terms()));
    expect(screen.getByText(form.t("errors.acceptDisclaimer"))).toBeTruthy();
    expect(form.calls()).toEqual([]);
  });

  it("then checks a typed invitation, focuses it on rejection, and only then registers", async () => {
    const form = await openForm(
      { invitationCode: { required: false } },
      { answers: { "/api/affiliate/check": [refused("invalid_invitation", 404)] } },
    );
    form.fillIn();
    form.type("invitationCode", "NADIE");
    await form.send();
    await form.isFocused("invitationCode");
    expect(screen.getByText(form.t("errors.invalidInvitation"))).toBeTruthy();
    form.type("invitationCode", "\u200bＪUGADOR1. ");
    await form.send();
    expect(form.calls()).toEqual(["/api/affiliate/check", "/api/affiliate/check", "/api/register"]);
    expect(form.sent).toMatchObject([{ affiliateCode: "JUGADOR1", username: "lucero" }]);
  });

  it("sends the link's code without a field or another check", async () => {
    const form = await openForm(
      { invitationCode: { required: true } },
      { invitation: { status: "known", code: "JUGADOR1" } },
    );
    expect(screen.queryByLabelText(new RegExp(form.t("register.fields.invitationCode")))).toBe(null);
    form.fillIn();
    await form.send();
    expect(form.calls()).toEqual(["/api/register"]);
    expect(form.sent).toMatchObject([{ affiliateCode: "JUGADOR1" }]);
  });

  it("checks a link's code that could not be checked before, and sends it without a field", async () => {
    const unchecked = { invitation: { status: "unchecked", code: "JUGADOR1" } } as const;
    const form = await openForm(
      {},
      { ...unchecked, answers: { "/api/affiliate/check": [refused("boom", 500)] } },
    );
    form.fillIn();
    await form.send();
    expect(screen.getByText(form.t("errors.server"))).toBeTruthy();
    await form.send();
    expect(form.calls()).toEqual(["/api/affiliate/check", "/api/affiliate/check", "/api/register"]);
    expect(form.sent).toMatchObject([{ affiliateCode: "JUGADOR1" }]);
  });

  it("omits such a code if it is invalid", async () => {
    const form = await openForm(
      {},
      {
        invitation: { status: "unchecked", code: "NADIE" },
        answers: { "/api/affiliate/check": [refused("invalid_invitation", 404)] },
      },
    );
    form.fillIn();
    await form.send();
    expect(form.sent).toMatchObject([{ affiliateCode: "" }]);
  });

  it("ends at the login with the new username and no password", async () => {
    const form = await openForm({});
    form.fillIn();
    await form.send();
    await waitFor(() =>
      expect(form.place()).toEqual(["/m/login", { type: "username", username: "lucero", newAccount: true }]),
    );
  });
});

it("does not redirect a player who left the page", async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const form = await openForm({}, { answers: { "/api/register": [late] } });
  form.fillIn();
  fireEvent.click(screen.getByRole("button", { name: form.t("register.submit") }));
  await waitFor(() => expect(form.calls()).toEqual(["/api/register"]));
  fireEvent.click(screen.getByRole("link", { name: "elsewhere" }));
  await waitFor(() => expect(form.place()[0]).toBe("/m/home"));
  answer(ok(null));
  // The toast is shown first, in the same tick as any redirect.
  const { result: toast } = renderHook(useToast);
  await waitFor(() => expect(toast.current?.text).toBe(form.t("common.registered")));
  expect(form.place()[0]).toBe("/m/home");
});

describe("a refusal", () => {
  it("shows at its field, and a taken username stays rejected without another call", async () => {
    const form = await openForm({}, { answers: { "/api/register": [refused("username_taken")] } });
    form.fillIn();
    await form.send();
    await form.isFocused("username");
    expect(screen.getByText(form.t("errors.usernameTaken"))).toBeTruthy();
    await form.send();
    expect(form.calls()).toEqual(["/api/register"]);
    form.type("username", "lucero2");
    await form.send();
    expect(form.calls()).toEqual(["/api/register", "/api/register"]);
  });

  it.each([
    ["register", { mobile: {} }, "/api/register"],
    ["send a code", { mobile: {}, smsCode: {} }, "/api/sms/code"],
  ] as const)(
    "to %s, because the number has an account, leads to its login; back in the form nothing is lost",
    async (_, settings, path) => {
      const form = await openForm(
        { ...settings, email: {} },
        { answers: { [path]: [refused("mobile_taken")] } },
      );
      form.fillIn();
      form.type("email", "ana@correo.com");
      form.type("mobile", "55 1234 5678");
      if (path === "/api/register") await form.send();
      else fireEvent.click(screen.getByRole("button", { name: form.t("sms.send") }));
      await form.isFocused("mobile");
      const login = { name: form.t("shell.titles.login") };
      expect(screen.getByText(form.t("errors.mobileTaken"))).toBeTruthy();
      form.type("mobile", "5587654321");
      await waitFor(() => expect(screen.queryByRole("link", login)).toBe(null));
      form.type("mobile", "55 1234 5678");
      fireEvent.blur(form.input("mobile"));
      fireEvent.click(await screen.findByRole("link", login));
      const prefill = { type: "sms", username: "5512345678", diallingCode: "52" };
      await waitFor(() => expect(form.place()).toEqual(["/m/login", prefill]));
      fireEvent.click(screen.getByRole("link", { name: "back" }));
      await waitFor(() => expect(form.input("username").value).toBe("lucero"));
      expect(form.input("email").value).toBe("ana@correo.com");
      expect(form.input("mobile").value).toBe("55 1234 5678");
    },
  );

  it("of a number for a code keeps the focus at the number, before the fields after it", async () => {
    const form = await openForm(
      { mobile: {}, smsCode: {} },
      { answers: { "/api/sms/code": [refused("mobile_taken")] } },
    );
    form.fillIn();
    form.type("mobile", "5512345678");
    fireEvent.click(screen.getByRole("button", { name: form.t("sms.send") }));
    await screen.findByText(form.t("errors.mobileTaken"));
    await form.send();
    await form.isFocused("mobile");
    expect(screen.getByText(/^Falta corregir 2 datos/).textContent).toContain(form.t("sms.mobile"));
    form.type("smsCode", "123456");
    await form.send();
    await form.isFocused("mobile");
    expect(form.calls()).toEqual(["/api/sms/code"]);
    form.type("mobile", "5587654321");
    await form.send();
    expect(form.calls()).toEqual(["/api/sms/code", "/api/register"]);
  });

  it("without a field shows above the button; the form keeps its values and can be sent again", async () => {
    const form = await openForm({}, { answers: { "/api/register": [refused("boom", 500)] } });
    form.fillIn();
    await form.send();
    await waitFor(() => expect(screen.getByText(form.t("errors.server"))).toBeTruthy());
    expect(form.input("username").value).toBe("lucero");
    expect(form.input("password").value).toBe("Nopal2026");
    await form.send();
    expect(form.calls()).toEqual(["/api/register", "/api/register"]);
    await waitFor(() => expect(form.place()[0]).toBe("/m/login"));
  });

  it("of a username taken by an earlier attempt without a response leads to the login", async () => {
    const form = await openForm(
      {},
      { answers: { "/api/register": [Promise.reject(new TypeError("cut")), refused("username_taken")] } },
    );
    form.fillIn();
    await form.send();
    expect(screen.getByText(form.t("errors.network"))).toBeTruthy();
    await form.send();
    expect(screen.getByText(form.t("register.arrived"))).toBeTruthy();
    expect(screen.queryByText(form.t("errors.usernameTaken"))).toBe(null);
    fireEvent.click(screen.getByRole("link", { name: form.t("shell.titles.login") }));
    await waitFor(() =>
      expect(form.place()).toEqual(["/m/login", { type: "username", username: "lucero", newAccount: true }]),
    );
  });

  it.each([
    ["username_taken", () => refused("username_taken"), "1111", 1],
    ["internal", () => refused("boom", 500), "1111", 1],
    ["no response", () => Promise.reject(new TypeError("cut")), "", 2],
  ] as const)("with %s keeps a captcha that can't be used up", async (_, answer, kept, pictures) => {
    const form = await openForm({ captcha: {} }, { answers: { "/api/register": [answer()] } });
    form.fillIn();
    form.type("captcha", "1111");
    await form.send();
    expect(form.input("captcha").value).toBe(kept);
    expect(form.pictures()).toBe(pictures);
  });

  it("uses up a wrong captcha, unless it comes before the registration call", async () => {
    const form = await openForm(
      { captcha: {}, invitationCode: {} },
      {
        answers: {
          "/api/affiliate/check": [refused("invalid_invitation", 404)],
          "/api/register": [refused("captcha_wrong", 403)],
        },
      },
    );
    form.fillIn();
    form.type("captcha", "1111");
    form.type("invitationCode", "JUGADOR1");
    await form.send();
    expect(form.input("captcha").value).toBe("1111");
    expect(form.pictures()).toBe(1);
    await form.send();
    await form.isFocused("captcha");
    expect(form.input("captcha").value).toBe("");
    expect(form.pictures()).toBe(2);
    expect(screen.getByText(form.t("errors.captchaWrong"))).toBeTruthy();
  });
});
