// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { askProvider } from "../../../shared/sign-in/ask-provider.ts";
import { humanVerification } from "../../../shared/sign-in/human-verification.ts";
import type { ProviderOutcome } from "../../../shared/sign-in/provider-question.ts";
import { leaveForProvider, takeRedirectAnswer } from "../../../shared/sign-in/provider-redirect.ts";
import type { SocialCompletionProps } from "../../../shared/sign-in/social-port.ts";
import { loadSocialSignIn, SocialSignInError } from "../../../shared/sign-in/social-sign-in.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { SocialButtons } from "./social-buttons.tsx";

vi.mock("../../../shared/sign-in/ask-provider.ts", () => ({ askProvider: vi.fn() }));
vi.mock("../../../shared/sign-in/provider-redirect.ts", () => ({
  leaveForProvider: vi.fn(),
  takeRedirectAnswer: vi.fn(),
}));
vi.mock("../../../shared/sign-in/social-sign-in.ts", async (original) => ({
  ...(await original<typeof import("../../../shared/sign-in/social-sign-in.ts")>()),
  loadSocialSignIn: vi.fn(),
}));

const status = (whitelabel: Readonly<Record<string, boolean>>) => ({
  success: true,
  value: { info: { whitelabel }, maintenance: false, regionRestriction: false },
});
const session = { token: "t", userName: "ana_torres", type: 0, firstTimeLogin: false };
const granted: ProviderOutcome = { kind: "credential", credential: "token" };
const refusal = (code: string) => Response.json({ success: false, code }, { status: 403 });

const cancel = vi.fn();
const prove = vi.fn(() => Promise.resolve("id-token"));

/** Stands in for the registration's form. */
function Completion({
  provider,
  idToken,
  proposal,
  onClose,
  onRegistered,
  onRestart,
}: SocialCompletionProps) {
  return (
    <>
      <p>{[provider, idToken, proposal.username].join(" ")}</p>
      <button type="button" onClick={onClose}>
        close
      </button>
      <button type="button" onClick={() => void onRegistered()}>
        registered
      </button>
      <button type="button" onClick={onRestart}>
        restart
      </button>
    </>
  );
}

/** Renders the buttons against a gateway with these responses to logins, in turn. */
const show = async (
  logins: readonly (() => Response)[] = [],
  switches: Readonly<Record<string, boolean>> = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true },
) => {
  const sent: Record<string, unknown>[] = [];
  const part = await openPart(<SocialButtons completion={Completion} />, async (address, init) => {
    if (!address.includes("/api/login")) return Response.json(status(switches));
    sent.push(JSON.parse(JSON.parse(String(init.body)).data));
    return logins[sent.length - 1]?.() ?? Response.json({ success: true, value: session });
  });
  return { ...part, sent };
};

const answers = (outcome: ProviderOutcome | Promise<ProviderOutcome>) =>
  vi.mocked(askProvider).mockReturnValue({ outcome: Promise.resolve(outcome), cancel });

const google = () => screen.findByRole("button", { name: "Continuar con Google" });

const scrolled = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
  vi.mocked(loadSocialSignIn).mockResolvedValue({ prove, sendSms: vi.fn(), confirm: vi.fn() });
  answers(granted);
});
afterEach(() => {
  cleanup();
  sessionStore.signedOut();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it("signs in with Firebase's token for the provider's credential", async () => {
  const { sent } = await show();
  fireEvent.click(await google());
  await waitFor(() => expect(sessionStore.getState().session?.userName).toBe("ana_torres"));
  expect(prove).toHaveBeenCalledWith("google", "token");
  expect(sent).toEqual([
    expect.objectContaining({ type: "firebase", firebaseChannel: "google", firebaseIdToken: "id-token" }),
  ]);
});

it("shows Facebook first, then Google (Spec §2)", async () => {
  await show();
  await google();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Continuar con Facebook",
    "Continuar con Google",
  ]);
});

it("shows only enabled providers", async () => {
  await show([], { FACEBOOKLOGIN3: true });
  expect(await screen.findByRole("button", { name: "Continuar con Facebook" })).toBeDefined();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

it.each([
  ["could not be reached", new SocialSignInError("network"), "errors.network"],
  ["failed", new SocialSignInError("failed"), "errors.server"],
  ["was called too often", new SocialSignInError("too-many"), "errors.tooManyAttempts"],
  ["rejected the credential", new SocialSignInError("refused"), "errors.firebaseRefused"],
] as const)("shows an error if Firebase %s, sends no login and can be used again", async (_, error, key) => {
  prove.mockRejectedValueOnce(error);
  const { t, sent } = await show();
  fireEvent.click(await google());
  expect((await screen.findByRole("alert")).textContent).toBe(t(key));
  expect(sent).toEqual([]);
  fireEvent.click(await google());
  await waitFor(() => expect(sent).toHaveLength(1));
});

it("shows an error if Firebase's code fails to load", async () => {
  vi.mocked(loadSocialSignIn).mockRejectedValueOnce(new SocialSignInError("network"));
  const { t } = await show();
  fireEvent.click(await google());
  expect((await screen.findByRole("alert")).textContent).toBe(t("errors.network"));
});

it("completes a human verification once and repeats the login", async () => {
  const proof = { lotNumber: "lot", output: "out", passToken: "pass", generatedAt: "1790000000" };
  const verify = vi.spyOn(humanVerification, "verify").mockResolvedValue(proof);
  const { sent } = await show([() => refusal("human_verification_required")]);
  fireEvent.click(await google());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(verify).toHaveBeenCalledOnce();
  expect(sent[1]).toMatchObject({ firebaseIdToken: "id-token", geetest: { lot_number: "lot" } });
});

const stranger = () =>
  Response.json(
    { success: false, code: "social_not_registered", value: { username: "ana_2" } },
    { status: 404 },
  );

it("has an identity without an account registered, then logs in with the same token", async () => {
  const { sent, press } = await show([stranger]);
  fireEvent.click(await google());
  await screen.findByText("google id-token ana_2");
  expect(sessionStore.getState().session).toBe(undefined);
  expect(screen.queryByRole("alert")).toBe(null);
  await press("registered");
  await waitFor(() => expect(sessionStore.getState().session?.userName).toBe("ana_torres"));
  expect(sent[1]).toEqual(sent[0]);
});

it("asks the provider again when the token has expired, and stops when the player closes the form", async () => {
  const { press } = await show([stranger, stranger]);
  fireEvent.click(await google());
  await screen.findByText("google id-token ana_2");
  prove.mockResolvedValueOnce("new-token");
  await press("restart");
  await screen.findByText("google new-token ana_2");
  expect(askProvider).toHaveBeenCalledTimes(2);
  await press("close");
  expect(screen.queryByText("google new-token ana_2")).toBe(null);
  expect(sessionStore.getState().session).toBe(undefined);
});

it("does not open the provider on an insecure page", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { t } = await show();
  fireEvent.click(await google());
  expect((await screen.findByRole("alert")).textContent).toBe(t("errors.insecureOrigin"));
  expect(askProvider).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it("closes the provider's window on unmount", async () => {
  answers(new Promise<ProviderOutcome>(() => undefined));
  const { unmount, t } = await show();
  fireEvent.click(await google());
  await screen.findByText(t("social.waiting", { provider: "Google" }));
  unmount();
  expect(cancel).toHaveBeenCalledOnce();
});

it("continues once when the whole page comes back from the provider", async () => {
  vi.mocked(takeRedirectAnswer).mockReturnValueOnce({
    provider: "facebook",
    question: { outcome: Promise.resolve(granted), cancel },
  });
  const { sent } = await show();
  await waitFor(() => expect(sessionStore.getState().session?.userName).toBe("ana_torres"));
  expect(prove).toHaveBeenCalledExactlyOnceWith("facebook", "token");
  expect(sent).toHaveLength(1);
  expect(askProvider).not.toHaveBeenCalled();
});

it.each(["blocked", "closed", "timeout"] as const)(
  "offers the whole page for a window that is %s",
  async (kind) => {
    answers({ kind });
    vi.mocked(leaveForProvider).mockReturnValue({ outcome: new Promise(() => undefined), cancel });
    const { t, press } = await show();
    fireEvent.click(await google());
    await press(t("social.continueHere"));
    expect(leaveForProvider).toHaveBeenCalledExactlyOnceWith("google", "ES");
  },
);

it("doesn't repeat the question when the player declined", async () => {
  answers({ kind: "denied" });
  const { t } = await show();
  fireEvent.click(await google());
  await screen.findByText(t("social.denied", { provider: "Google" }));
  expect(screen.queryByRole("button", { name: t("social.continueHere") })).toBe(null);
});
