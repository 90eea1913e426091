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

/** Renders the form against a gateway that sends the mail, unless another one is given. */
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
  ["the username typed on the previous page", "lucero", "username", "ana", "lucero"],
  ["the remembered username", "", "username", "ana", "ana"],
  ["no remembered phone number", "", "sms", "5512345678", ""],
] as const)("starts with %s", async (_, typed, type, remembered, initial) => {
  await remember(type, remembered);
  sessionDrafts.keep("account-entry", { username: typed, email: "luz@correo.com" });
  const { t } = await open();
  expect(screen.getByLabelText(t("auth.username"))).toHaveProperty("value", initial);
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

it.each([0, 500, 1_500])(
  "sends one request on a double tap with a response time of %d ms",
  async (latency) => {
    let requests = 0;
    const form = await open(async () => {
      requests += 1;
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
      expect(requests).toBe(1);
      expect(submit.getAttribute("aria-busy")).toBe(null);
      expect(screen.getByRole("alert")).toBeTruthy();
    } finally {
      vi.useRealTimers();
      end();
    }
  },
);
