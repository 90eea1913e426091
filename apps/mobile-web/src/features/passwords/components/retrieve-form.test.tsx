// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { Fetch } from "@volado/api-client";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { ignoreStrayTaps } from "../../../shared/motion/stray-taps.ts";
import { rememberedLogin } from "../../../shared/remembered/remembered-login.ts";
import { doubleTap } from "../../../shared/testing/double-tap.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useToast } from "../../../shared/toast/toast-store.ts";
import { RetrieveForm } from "./retrieve-form.tsx";

afterEach(async () => {
  cleanup();
  sessionDrafts.drop("account-entry");
  await rememberedLogin.forget();
});

const mailSent = async () => Response.json({ success: true, value: null });

/** The form before a gateway that sends the mail, if it is not another one. */
const open = async (gateway: Fetch = mailSent) => {
  const { texts, wrapper } = testSite(gateway);
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
  sessionDrafts.keep("account-entry", { username: typed, email: "luz@correo.com" });
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

it.each([0, 500, 1_500])("is sent once by a double tap whose answer takes %d ms", async (latency) => {
  let asked = 0;
  const form = await open(async () => {
    asked += 1;
    if (latency > 0) await new Promise((answered) => setTimeout(answered, latency));
    return new Response(null, { status: 500 });
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(form.t("auth.username"), "jugador");
  type(form.t("password.email.address"), "ana@correo.com");
  const submit = screen.getByRole("button", { name: form.t("password.email.submit") });
  const end = ignoreStrayTaps(document);
  vi.useFakeTimers();
  try {
    await doubleTap(submit);
    await act(() => vi.advanceTimersByTimeAsync(latency));
    expect(asked).toBe(1);
    expect(submit.getAttribute("aria-busy")).toBe(null);
    expect(screen.getByRole("alert")).toBeTruthy();
  } finally {
    vi.useRealTimers();
    end();
  }
});
