// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import { SocialSignIn } from "./social-sign-in.tsx";

const open = async (whitelabel: Readonly<Record<string, boolean>>) => {
  const { t } = await openPart(<SocialSignIn />, { "/api/status": [{ value: { info: { whitelabel } } }] });
  return t;
};

afterEach(() => {
  closePart();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("explains how to open the browser, without buttons, inside another app", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone) Instagram 338.0.2.31.100");
  const t = await open({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: false });
  expect(await screen.findByText(t("social.inBrowser", { providers: "Google" }))).toBeTruthy();
  expect(screen.queryByRole("button")).toBe(null);
});

it("offers Facebook in its own app, and explains how to use Google", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/470.1]");
  const t = await open({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true });
  expect(await screen.findByText(t("social.inBrowser", { providers: "Google" }))).toBeTruthy();
  const buttons = await screen.findAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    t("social.continueWith", { provider: "Facebook" }),
  ]);
});

it("shows nothing there while no provider is switched on", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const t = await open({ GOOGLELOGIN3: false, FACEBOOKLOGIN3: false });
  await vi.waitFor(() =>
    expect(screen.queryByText(t("social.inBrowser", { providers: "Facebook / Google" }))).toBe(null),
  );
});
