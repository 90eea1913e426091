// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it } from "vitest";
import { formDrafts } from "../../../shared/forms/form-drafts.ts";
import { rememberedLogin } from "../../../shared/remembered/remembered-login.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useToast } from "../../../shared/toast/toast-store.ts";
import { RetrieveForm } from "./retrieve-form.tsx";

afterEach(async () => {
  cleanup();
  formDrafts.drop("joining");
  await rememberedLogin.forget();
});

/** The form before a gateway that sends the mail. */
const open = async () => {
  const { texts, wrapper } = testSite(async () => Response.json({ success: true, value: null }));
  await loadTexts(texts, "account");
  render(
    <MemoryRouter initialEntries={["/m/forget"]}>
      <Routes>
        <Route path="/m/forget" element={<RetrieveForm />} />
        <Route path="/m/login" element={<p>login</p>} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  return texts;
};

const remember = (type: "username" | "sms", username: string) =>
  rememberedLogin.keep({ type, username, password: "", diallingCode: "52" }, username);

it.each([
  ["the name that was typed on the way here", "lucero", "username", "ana", "lucero"],
  ["the name that the site remembers", "", "username", "ana", "ana"],
  ["no number that the site remembers", "", "sms", "5512345678", ""],
] as const)("begins with %s", async (_, typed, type, known, begins) => {
  await remember(type, known);
  formDrafts.keep("joining", { username: typed, email: "luz@correo.com" });
  const { t } = await open();
  expect(screen.getByLabelText(t("auth.username"))).toHaveProperty("value", begins);
  expect(screen.getByLabelText(t("password.email.address"))).toHaveProperty("value", "luz@correo.com");
});

it("shows the success message and goes back (Spec §4)", async () => {
  const { result: toast } = renderHook(useToast);
  const { t } = await open();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(t("auth.username"), "jugador");
  type(t("password.email.address"), "ana@correo.com");
  fireEvent.click(screen.getByRole("button", { name: t("password.email.submit") }));
  await screen.findByText("login");
  await waitFor(() =>
    expect(toast.current).toMatchObject({ kind: "success", stay: "read", text: t("common.recoverySent") }),
  );
});
