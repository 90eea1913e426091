// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SiteSwitch } from "@volado/domain/site";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { LoginMethods } from "./login-methods.tsx";

vi.mock("../../../shared/services/use-site.ts", () => ({
  useSiteInfo: () => ({ switches: new Set([SiteSwitch.SmsLogin]) }),
}));

/** Opens the login page with this navigation state and history key. */
const open = async (state?: unknown, key = "entry") => {
  const { texts, wrapper: Site } = testSite(async () => Response.json({ success: true, value: [] }));
  await loadTexts(texts, "account");
  render(
    <MemoryRouter initialEntries={[{ pathname: "/m/login", state, key }]}>
      <Site>
        <LoginMethods kind="players" />
      </Site>
    </MemoryRouter>,
  );
  const tab = (way: "auth.waySms" | "auth.wayUsername") => screen.getByRole("tab", { name: texts.t(way) });
  return {
    choose: (way: "auth.waySms" | "auth.wayUsername") => fireEvent.click(tab(way)),
    username: () => screen.getByLabelText<HTMLInputElement>(texts.t("auth.username")),
    sms: () => tab("auth.waySms").getAttribute("aria-selected") === "true",
  };
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("restores the selected tab after a reload", async () => {
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

it("opens the tab named in the navigation state, whatever was selected before", async () => {
  (await open()).choose("auth.waySms");
  cleanup();
  expect((await open({ type: "username", username: "ana", diallingCode: "52" })).sms()).toBe(false);
});

it.each([
  ["a username prefills the other forms", { type: "username", username: "lucero" }, { username: "lucero" }],
  [
    "a mobile number does not become a username",
    { type: "sms", username: "5512345678", diallingCode: "57" },
    { mobile: "5512345678", diallingCode: "57" },
  ],
])("stores the navigation state in the draft: %s", async (_, prefill, draft) => {
  await open(prefill);
  expect(sessionDrafts.get("account-entry", ["username", "mobile", "diallingCode"])).toEqual(draft);
});

it("prefers what was typed and selected later, unless the state is sent again", async () => {
  const prefill = { type: "username", username: "ana", diallingCode: "52" };
  const first = await open(prefill);
  expect(first.username().value).toBe("ana");
  fireEvent.change(first.username(), { target: { value: "lucero" } });
  first.choose("auth.waySms");
  cleanup();
  const again = await open(prefill);
  expect([again.username().value, again.sms()]).toEqual(["lucero", true]);
  cleanup();
  const sentAgain = await open(prefill, "another entry");
  expect([sentAgain.username().value, sentAgain.sms()]).toEqual(["ana", false]);
});
