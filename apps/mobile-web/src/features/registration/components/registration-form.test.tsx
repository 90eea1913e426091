// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { translatePage } from "../../../shared/testing/translate-page.ts";
import { ok, openForm, refused } from "../testing/open-form.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(cleanup);

describe("while typing", () => {
  it("works in a translated page: hints are replaced, typed text stays", async () => {
    const form = await openForm({}, { answers: { "/api/register/username": [ok({ available: false })] } });
    onTestFinished(translatePage());
    form.type("username", "lucero");
    fireEvent.blur(form.input("username"));
    expect(await screen.findByText(form.t("errors.usernameTaken"))).toBeTruthy();
    expect(screen.queryByText(/Si usas tu celular, máximo 10 dígitos/)).toBe(null);
    form.type("username", "lucero2");
    fireEvent.blur(form.input("username"));
    expect(await screen.findByText(form.t("register.usernameFree"))).toBeTruthy();
    expect(screen.queryByText(form.t("errors.usernameTaken"))).toBe(null);
    expect(form.input("username").value).toBe("lucero2");
  });

  it.each([10, 12])(
    "shows the country's number of digits in the mobile tip, with a maximum of %i",
    async (maxLength) => {
      await openForm({ mobile: { maxLength } });
      expect(screen.getByText(/Si usas tu celular, máximo 10 dígitos/)).toBeTruthy();
    },
  );

  it("does not check an invalid or empty username", async () => {
    const form = await openForm({});
    fireEvent.blur(form.input("username"));
    form.type("username", "a b");
    fireEvent.blur(form.input("username"));
    await waitFor(() => expect(screen.getByText(form.t("errors.usernameFormat"))).toBeTruthy());
    expect(form.calls()).toEqual([]);
  });

  it.each([
    ["username", "lucero_de_la_noche", /El usuario debe tener de 4 a 16 caracteres/],
    ["email", `${"a".repeat(130)}@b.mx`, /Usa máximo 128 caracteres/],
    ["line", "1234567", /Usa máximo 6 caracteres/],
    ["mobile", "+52 1 (55) 1234 - 5678 y 9", /Escribe solo dígitos/],
    ["mobile", "55 1234 5678 55 8765 4321", /El celular debe tener máximo 10 dígitos/],
  ] as const)("reports a %s that is too long without truncating it", async (name, typed, problem) => {
    const form = await openForm({ email: {}, mobile: {}, line: { maxLength: 6 } });
    expect(form.input(name).maxLength).toBe(-1);
    form.type(name, typed);
    fireEvent.blur(form.input(name));
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(form.input(name).value).toBe(typed);
    expect(form.calls()).toEqual([]);
  });

  it("shows no error on blur by a press, whose target it could move", async () => {
    const form = await openForm({});
    form.type("username", "a b");
    const submit = screen.getByRole("button", { name: form.t("register.submit") });
    fireEvent.blur(form.input("username"), { relatedTarget: submit });
    // By the time a later field shows its error, the first one would have shown its own.
    form.type("password", "x");
    fireEvent.blur(form.input("password"), { relatedTarget: form.input("username") });
    await waitFor(() => expect(form.input("password").getAttribute("aria-invalid")).toBe("true"));
    expect(form.input("username").getAttribute("aria-invalid")).toBe(null);
    fireEvent.blur(form.input("username"), { relatedTarget: form.input("password") });
    await waitFor(() => expect(form.input("username").getAttribute("aria-invalid")).toBe("true"));
  });

  it("shows a number rejected for SMS at the number, until it changes", async () => {
    const form = await openForm(
      { mobile: {}, smsCode: {} },
      { answers: { "/api/sms/code": [refused("mobile_taken")] } },
    );
    form.type("mobile", "5512345678");
    fireEvent.click(screen.getByRole("button", { name: form.t("sms.send") }));
    await form.isFocused("mobile");
    expect(form.input("mobile").getAttribute("aria-invalid")).toBe("true");
    expect(form.input("smsCode").getAttribute("aria-invalid")).toBe(null);
    form.type("mobile", "5587654321");
    await waitFor(() => expect(form.input("mobile").getAttribute("aria-invalid")).toBe(null));
  });

  it("shows a failed sending at the code", async () => {
    const form = await openForm(
      { mobile: {}, smsCode: {} },
      { answers: { "/api/sms/code": [refused("boom", 500)] } },
    );
    form.type("mobile", "5512345678");
    fireEvent.click(screen.getByRole("button", { name: form.t("sms.send") }));
    await waitFor(() => expect(form.input("smsCode").getAttribute("aria-invalid")).toBe("true"));
    expect(form.input("mobile").getAttribute("aria-invalid")).toBe(null);
  });

  it("validates the number again when the country changes", async () => {
    const form = await openForm({ mobile: {} });
    form.type("mobile", "+1 5512345678");
    fireEvent.blur(form.input("mobile"));
    await waitFor(() => expect(form.input("mobile").getAttribute("aria-invalid")).toBe("true"));
    fireEvent.change(await screen.findByLabelText(form.t("sms.diallingCode")), { target: { value: "1" } });
    await waitFor(() => expect(form.input("mobile").getAttribute("aria-invalid")).toBe(null));
  });

  it("validates the confirmation again when the password changes", async () => {
    const form = await openForm({ passwordAgain: {} });
    form.type("password", "Nopal2026");
    form.type("passwordAgain", "Nopal2026");
    form.type("password", "Nopal20267");
    await waitFor(() => expect(screen.getByText(form.t("errors.passwordsDiffer"))).toBeTruthy());
    form.type("password", "Nopal2026");
    await waitFor(() => expect(screen.queryByText(form.t("errors.passwordsDiffer"))).toBe(null));
  });

  it("keeps the number across tabs", async () => {
    const form = await openForm({ mobile: { required: false } });
    form.type("mobile", "5512345678");
    form.tab("mobile");
    expect(form.input("mobile").value).toBe("5512345678");
    form.type("mobile", "5587654321");
    form.tab("username");
    expect(form.input("mobile").value).toBe("5587654321");
  });

  it("stores neither secrets nor the identity document number", async () => {
    const secrets = [
      "password",
      "passwordAgain",
      "paymentPassword",
      "idNumber",
      "smsCode",
      "captcha",
    ] as const;
    const form = await openForm({ mobile: {}, ...Object.fromEntries(secrets.map((name) => [name, {}])) });
    form.type("username", "lucero");
    for (const name of secrets) {
      const [input] = document.getElementsByName(name);
      if (!input) throw new Error(`The form has no ${name}.`);
      fireEvent.change(input, { target: { value: `secret ${name}` } });
    }
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).toMatch(/lucero(?!.*secret)/);
  });

  it("restores the tab and its number after a reload", async () => {
    const form = await openForm({ mobile: { required: false } });
    form.type("username", "5512345678");
    form.tab("mobile");
    cleanup();
    const again = await openForm({ mobile: { required: false } });
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(again.t("register.tabs.mobile"));
    expect(again.input("mobile").value).toBe("5512345678");
  });

  it("expands the folded part if a field in it is invalid", async () => {
    const optional = { required: false };
    const form = await openForm({ line: optional, zalo: optional, payeeName: optional });
    form.fillIn();
    form.type("payeeName", "R2D2");
    await form.send();
    expect(document.querySelector("details")?.open).toBe(true);
    await form.isFocused("payeeName");
  });
});

describe("an agent's invitation", () => {
  it("asks for the agent's code if the link has none", async () => {
    const form = await openForm({}, { agents: true });
    expect(screen.getByText(form.t("register.agentCode"))).toBeTruthy();
    expect(screen.getByLabelText(form.t("register.fields.agentCode"))).toBeTruthy();
    form.fillIn();
    await form.send();
    expect(form.calls()).toEqual([]);
    await waitFor(() => expect(screen.getByText(form.t("errors.fieldRequired"))).toBeTruthy());
  });
});
