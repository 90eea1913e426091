// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type SiteInfo, SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { ForgotWays } from "./forgot-ways.tsx";

const site = vi.hoisted((): { data: { switches: SiteSwitches } | undefined; error: Error | null } => ({
  data: undefined,
  error: null,
}));
vi.mock("../../../shared/services/use-site.ts", () => ({ useSite: () => ({ ...site }) }));
vi.mock("./set-password-form.tsx", () => ({ SetPassword: () => "by phone" }));

const byPhone: Pick<SiteInfo, "switches"> = { switches: new Set([SiteSwitch.PasswordChangeSmsCheck]) };
const byEmail: Pick<SiteInfo, "switches"> = { switches: new Set() };

const open = (data: typeof site.data, error: typeof site.error = null) => {
  Object.assign(site, { data, error });
  const { texts, wrapper } = testSite(() => Promise.reject(new Error("no call is expected")));
  const page = (
    <MemoryRouter>
      <ForgotWays />
    </MemoryRouter>
  );
  const { rerender } = render(page, { wrapper });
  const { t } = texts;
  return {
    chosen: () => screen.queryByRole("tab", { selected: true })?.textContent,
    username: () => screen.queryByRole("textbox", { name: t("auth.username") }),
    phone: t("password.wayPhone"),
    email: t("password.wayEmail"),
    choose: (way: string) => fireEvent.click(screen.getByRole("tab", { name: way })),
    /** Replaces the switches, as a refetch does. */
    refetch: (next: typeof site.data) => {
      Object.assign(site, { data: next });
      rerender(
        <MemoryRouter>
          <ForgotWays />
        </MemoryRouter>,
      );
    },
  };
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("starts with the phone if it is enabled", () => {
  const ways = open(byPhone);
  expect(ways.chosen()).toBe(ways.phone);
  expect(ways.username()).toBe(null);
  ways.choose(ways.email);
  expect(ways.username()).not.toBe(null);
});

it("restores the chosen tab after a reload", () => {
  const ways = open(byPhone);
  ways.choose(ways.email);
  cleanup();
  const again = open(byPhone);
  expect(again.chosen()).toBe(again.email);
  again.choose(again.phone);
  cleanup();
  expect(open(byPhone).chosen()).toBe(again.phone);
});

it.each<[string, typeof site.data, typeof site.error]>([
  ["the phone is disabled", byEmail, null],
  ["the switches fail to load", undefined, new Error("cut")],
])("offers e-mail only, without tabs, if %s", (_name, data, error) => {
  const ways = open(data, error);
  expect(ways.chosen()).toBeUndefined();
  expect(ways.username()).not.toBe(null);
});

it("shows a skeleton while the switches load", () => {
  open(undefined);
  expect(screen.queryByRole("tab")).toBe(null);
  expect(screen.queryByRole("textbox")).toBe(null);
  expect(screen.getByRole("status")).toBeTruthy();
});

it("follows refetched switches", () => {
  const ways = open(byEmail);
  ways.refetch(byPhone);
  expect(ways.chosen()).toBe(ways.phone);
});

it("ignores refetched switches once the player types", () => {
  const ways = open(byEmail);
  const typed = ways.username();
  if (typed) fireEvent.focus(typed);
  if (typed) fireEvent.change(typed, { target: { value: "ana" } });
  ways.refetch(byPhone);
  expect(ways.chosen()).toBeUndefined();
  expect(ways.username()).toBe(typed);
  expect(ways.username()).toMatchObject({ value: "ana" });
});
