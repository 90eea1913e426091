// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SiteSwitch } from "@volado/domain/site";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { LoginMethods } from "./login-methods.tsx";

vi.mock("../../../shared/site/use-site.ts", () => ({
  useSiteInfo: () => ({ switches: new Set([SiteSwitch.SmsLogin]) }),
}));

/** The login page, opened with what another page sent along, at this entry of the history. */
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

it.each([
  ["a name goes on to the other ways in", { type: "username", username: "lucero" }, { username: "lucero" }],
  [
    "a number is no name elsewhere",
    { type: "sms", username: "5512345678", diallingCode: "57" },
    { mobile: "5512345678", diallingCode: "57" },
  ],
])("what was sent along stays in the draft: %s", async (_, sent, along) => {
  await open(sent);
  expect(sessionDrafts.of("account-entry", ["username", "mobile", "diallingCode"])).toEqual(along);
});

it("finds what was chosen and typed after something was sent along, unless it is sent again", async () => {
  const sent = { type: "username", username: "ana", diallingCode: "52" };
  const first = await open(sent);
  expect(first.username().value).toBe("ana");
  fireEvent.change(first.username(), { target: { value: "lucero" } });
  first.choose("auth.waySms");
  cleanup();
  const again = await open(sent);
  expect([again.username().value, again.sms()]).toEqual(["lucero", true]);
  cleanup();
  const sentAgain = await open(sent, "another entry");
  expect([sentAgain.username().value, sentAgain.sms()]).toEqual(["ana", false]);
});
