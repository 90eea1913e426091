// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SiteSwitch } from "@volado/domain/site";
import { loadTexts } from "@volado/i18n";
import { Link, MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { testSettings } from "../../../shared/testing/registration-settings.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { LoginMethods } from "./login-methods.tsx";

const switches = vi.hoisted(() => new Set<string>());
vi.mock("../../../shared/services/use-site.ts", () => ({ useSiteInfo: () => ({ switches }) }));
vi.mock("../../../shared/services/use-registration-settings.ts", () => ({
  useRegistrationSettings: () => ({ phase: "content", data: testSettings() }),
}));

const takenNumber = { type: "sms", username: "5512345678", diallingCode: "52" };

/** Opens the login page with this navigation state and history key. */
const open = async (state?: unknown, key = "entry") => {
  const { texts, wrapper: Site } = testSite(async () => Response.json({ success: true, value: [] }));
  await loadTexts(texts, "account");
  render(
    <MemoryRouter initialEntries={[{ pathname: "/m/login", state, key }]}>
      <Site>
        <LoginMethods kind="players" />
        <Link to="/m/login" state={takenNumber}>
          taken number
        </Link>
      </Site>
    </MemoryRouter>,
  );
  const tab = (way: "auth.waySms" | "auth.wayUsername") => screen.getByRole("tab", { name: texts.t(way) });
  return {
    choose: (way: "auth.waySms" | "auth.wayUsername") => fireEvent.click(tab(way)),
    mobile: () => screen.findByLabelText<HTMLInputElement>(texts.t("sms.mobile")),
    username: () => screen.getByLabelText<HTMLInputElement>(texts.t("auth.username")),
    smsName: texts.t("auth.waySms"),
    sms: () => tab("auth.waySms").getAttribute("aria-selected") === "true",
  };
};

beforeEach(() => {
  sessionStorage.clear();
  switches.clear();
  switches.add(SiteSwitch.SmsLogin);
});
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

it.each([
  ["opens", takenNumber],
  ["on the page already receives", undefined],
])("%s the SMS tab with a number that has an account", async (how, state) => {
  const page = await open(state);
  if (how !== "opens") fireEvent.click(screen.getByRole("link", { name: "taken number" }));
  await waitFor(() => expect(page.sms()).toBe(true));
  expect((await page.mobile()).value).toBe("5512345678");
});

it.each([
  ["opens", takenNumber],
  ["on the page already receives", undefined],
])(
  "without an SMS tab %s the password tab with that number, and keeps the typed username",
  async (how, state) => {
    switches.clear();
    sessionDrafts.set("account-entry", { username: "lucero" });
    const page = await open(state);
    if (how !== "opens") fireEvent.click(screen.getByRole("link", { name: "taken number" }));
    await waitFor(() => expect(page.username().value).toBe("5512345678"));
    expect(screen.queryByRole("tab", { name: page.smsName })).toBe(null);
    fireEvent.change(page.username(), { target: { value: "5587654321" } });
    expect(sessionDrafts.get("account-entry", ["username", "mobile"])).toEqual({
      username: "lucero",
      mobile: "5512345678",
    });
  },
);
