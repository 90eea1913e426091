// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import type { Fetch } from "@volado/api-client";
import { afterEach, expect, it, vi } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { ignoreStrayTaps } from "../../../shared/motion/taps.ts";
import { useToast } from "../../../shared/overlays/toast-store.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import { doubleTap } from "../../../shared/testing/double-tap.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { RetrieveForm } from "./retrieve-form.tsx";

afterEach(async () => {
  cleanup();
  sessionDrafts.delete("account-entry");
  await rememberedLogin.forget();
});

const mailSent = async () => Response.json({ success: true, value: null });

/** Renders the form against a gateway that sends the mail, unless another one is given. */
const open = async (gateway: Fetch = mailSent) => {
  const { t, place } = await openPart(<RetrieveForm />, gateway, "/m/forget");
  const submit = screen.getByRole("button", { name: t("password.email.submit") });
  const fill = ({ username = "jugador", email = "ana@correo.com" } = {}) => {
    fireEvent.change(screen.getByLabelText(t("auth.username")), { target: { value: username } });
    fireEvent.change(screen.getByLabelText(t("password.email.address")), { target: { value: email } });
  };
  return { t, place, submit, fill };
};

const remember = (type: "username" | "sms", username: string) =>
  rememberedLogin.store({ type, username, password: "", diallingCode: "52" }, username);

it.each([
  ["the username typed on the previous page", "lucero", "username", "ana", "lucero"],
  ["the remembered username", "", "username", "ana", "ana"],
  ["no remembered phone number", "", "sms", "5512345678", ""],
] as const)("starts with %s", async (_, typed, type, remembered, initial) => {
  await remember(type, remembered);
  sessionDrafts.set("account-entry", { username: typed, email: "luz@correo.com" });
  const { t } = await open();
  expect(screen.getByLabelText(t("auth.username"))).toHaveProperty("value", initial);
  expect(screen.getByLabelText(t("password.email.address"))).toHaveProperty("value", "luz@correo.com");
});

it.each([{}, { username: "+52 1 (55) 1234 - 5678", email: " ana@correo.com " }])(
  "confirms the mail for %j and goes back (Spec §4)",
  async (typed) => {
    const { result: toast } = renderHook(useToast);
    const { t, place, fill, submit } = await open();
    fill(typed);
    fireEvent.click(submit);
    await waitFor(() => expect(place()).toBe("/m/login"));
    await waitFor(() =>
      expect(toast.current).toMatchObject({ kind: "success", stay: "read", text: t("common.recoverySent") }),
    );
  },
);

it.each([
  [{ username: " " }, "errors.usernameRequired"],
  [{ email: "" }, "errors.emailRequired"],
  [{ email: "jugador@" }, "errors.emailFormat"],
] as const)("with %j shows %s and sends nothing", async (typed, key) => {
  const gateway = vi.fn(mailSent);
  const { t, fill, submit } = await open(gateway);
  fill(typed);
  fireEvent.click(submit);
  await screen.findByText(t(key));
  expect(gateway).not.toHaveBeenCalled();
});

it.each([0, 500, 1_500])(
  "sends one request on a double tap with a response time of %d ms",
  async (latency) => {
    let requests = 0;
    const { fill, submit } = await open(async () => {
      requests += 1;
      if (latency > 0) await new Promise((answered) => setTimeout(answered, latency));
      return new Response(null, { status: 500 });
    });
    fill();
    const end = ignoreStrayTaps(document);
    vi.useFakeTimers();
    try {
      await doubleTap(submit, 200);
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

it("leads an unknown user to the registration", async () => {
  const unknown = async () => Response.json({ success: false, code: "user_not_found" }, { status: 404 });
  const { t, place, fill, submit } = await open(unknown);
  fill();
  fireEvent.click(submit);
  fireEvent.click(await screen.findByRole("link", { name: t("auth.toRegister") }));
  await waitFor(() => expect(place()).toBe("/m/register"));
});
