// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SiteSwitch } from "@volado/domain/site";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { LoginMethods } from "./login-methods.tsx";

vi.mock("../../../shared/site/use-site.ts", () => ({
  useSiteInfo: () => ({ switches: new Set([SiteSwitch.SmsLogin]) }),
}));

/** The login page, opened with what another page sent along. */
const open = async (state?: unknown) => {
  const { texts, wrapper: Site } = testSite(async () => Response.json({ success: true, value: [] }));
  await loadTexts(texts, "account");
  render(
    <MemoryRouter initialEntries={[{ pathname: "/m/login", state }]}>
      <Site>
        <LoginMethods kind="players" />
      </Site>
    </MemoryRouter>,
  );
  const tab = (way: "auth.waySms" | "auth.wayUsername") => screen.getByRole("tab", { name: texts.t(way) });
  return {
    choose: (way: "auth.waySms" | "auth.wayUsername") => fireEvent.click(tab(way)),
    sms: () => tab("auth.waySms").getAttribute("aria-selected") === "true",
  };
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("finds the tab that was chosen after a reload", async () => {
  const first = await open();
  expect(first.sms()).toBe(false);
  first.choose("auth.waySms");
  cleanup();
  const again = await open();
  expect(again.sms()).toBe(true);
  again.choose("auth.wayUsername");
  cleanup();
  expect((await open()).sms()).toBe(false);
});

it("opens the tab of what another page sent along, whichever was chosen", async () => {
  (await open()).choose("auth.waySms");
  cleanup();
  expect((await open({ type: "username", username: "ana", diallingCode: "52" })).sms()).toBe(false);
});
