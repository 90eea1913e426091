// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, expect, it, vi } from "vitest";
import { testSite } from "../../shared/testing/test-site.tsx";
import { SocialSignIn } from "./social-sign-in.tsx";

const open = async (switches: Readonly<Record<string, boolean>>) => {
  const { texts, wrapper } = testSite(async () =>
    Response.json({ success: true, value: { info: { whitelabel: switches } } }),
  );
  await loadTexts(texts, "account");
  render(<SocialSignIn />, { wrapper });
  return texts.t;
};

afterEach(() => {
  cleanup();
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

it("shows nothing there while no provider is switched on", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const t = await open({ GOOGLELOGIN3: false, FACEBOOKLOGIN3: false });
  await vi.waitFor(() =>
    expect(screen.queryByText(t("social.inBrowser", { providers: "Facebook / Google" }))).toBe(null),
  );
});
