// @vitest-environment jsdom
import { startAuthentication } from "@simplewebauthn/browser";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { sentBody } from "../../../shared/testing/stub-gateway.ts";
import PasskeyLogin from "./passkey-login.tsx";

vi.mock("@simplewebauthn/browser", () => ({ startAuthentication: vi.fn() }));

const options = { challenge: "cmV0bw", rpId: "site.example", userVerification: "required" } as const;
const signed = { clientDataJSON: "Y2xpZW50", authenticatorData: "ZGF0YQ", signature: "Zmlybw" };
const session = { token: "t", userName: "ana", type: 0, firstTimeLogin: false };

/** Renders the button; the login answers with a session, or with this refusal. */
const show = async (refusal?: string) => {
  const sent: unknown[] = [];
  const { t } = await openPart(<PasskeyLogin />, async (address, { body }) => {
    if (address.endsWith("/options")) return Response.json({ success: true, value: options });
    sent.push(sentBody(body));
    return refusal === undefined
      ? Response.json({ success: true, value: session })
      : Response.json({ success: false, code: refusal }, { status: 403 });
  });
  return { t, sent, press: () => fireEvent.click(screen.getByRole("button", { name: t("auth.passkey") })) };
};

const scrolled = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
  vi.mocked(startAuthentication).mockResolvedValue({
    id: "bGxhdmU",
    rawId: "bGxhdmU",
    type: "public-key",
    response: signed,
    clientExtensionResults: {},
  });
});
afterEach(() => {
  closePart();
  vi.clearAllMocks();
});

it("signs the gateway's challenge and logs in", async () => {
  const { sent, press } = await show();
  press();
  await waitFor(() => expect(sessionStore.getState().session?.userName).toBe("ana"));
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: options });
  expect(sent).toEqual([{ id: "bGxhdmU", ...signed }]);
});

it.each([
  ["NotAllowedError", "errors.passkeyCancelled"],
  ["AbortError", "errors.passkeyCancelled"],
  ["SecurityError", "errors.unknown"],
] as const)(
  "says what happened when the browser rejects with %s, and can be tried again",
  async (name, key) => {
    vi.mocked(startAuthentication).mockRejectedValueOnce(Object.assign(new Error(name), { name }));
    const { t, sent, press } = await show();
    press();
    await screen.findByText(t(key));
    expect(scrolled).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    press();
    await waitFor(() => expect(sessionStore.getState().session?.userName).toBe("ana"));
  },
);

it.each([
  ["passkey_refused", "errors.passkeyRefused"],
  ["account_disabled", "errors.accountDisabled"],
  ["sign_in_closed", "errors.signInClosed"],
] as const)("explains the refusal %s", async (code, key) => {
  const { t, press } = await show(code);
  press();
  await screen.findByText(t(key));
  expect(sessionStore.getState().session).toBeUndefined();
});

it("asks the browser once, however often it is tapped", async () => {
  vi.mocked(startAuthentication).mockReturnValue(new Promise(() => undefined));
  const { press } = await show();
  press();
  press();
  await waitFor(() => expect(startAuthentication).toHaveBeenCalledOnce());
});
