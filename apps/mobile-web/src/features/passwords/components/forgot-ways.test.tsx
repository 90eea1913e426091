// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { type SiteInfo, SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { ForgotWays } from "./forgot-ways.tsx";

const site = vi.hoisted((): { data: { switches: SiteSwitches } | undefined; error: Error | null } => ({
  data: undefined,
  error: null,
}));
vi.mock("../../../shared/services/use-site.ts", () => ({ useSite: () => ({ ...site }) }));
vi.mock("./set-password-form.tsx", () => ({ SetPassword: () => "by phone" }));

const byPhone: Pick<SiteInfo, "switches"> = { switches: new Set([SiteSwitch.PasswordChangeSmsCheck]) };
const byEmail: Pick<SiteInfo, "switches"> = { switches: new Set() };

const open = async (data: typeof site.data, error: typeof site.error = null) => {
  Object.assign(site, { data, error });
  const { t, rerender } = await openPart(<ForgotWays />, {});
  return {
    chosen: () => screen.queryByRole("tab", { selected: true })?.textContent,
    username: () => screen.queryByRole("textbox", { name: t("auth.username") }),
    phone: t("password.wayPhone"),
    email: t("password.wayEmail"),
    choose: (way: string) => fireEvent.click(screen.getByRole("tab", { name: way })),
    /** Replaces the switches, as a refetch does. */
    refetch: (next: typeof site.data) => {
      Object.assign(site, { data: next });
      rerender(<ForgotWays />);
    },
  };
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("starts with the phone if it is enabled", async () => {
  const ways = await open(byPhone);
  expect(ways.chosen()).toBe(ways.phone);
  expect(ways.username()).toBe(null);
  ways.choose(ways.email);
  expect(ways.username()).not.toBe(null);
});

it("restores the chosen tab after a reload", async () => {
  const ways = await open(byPhone);
  ways.choose(ways.email);
  cleanup();
  const again = await open(byPhone);
  expect(again.chosen()).toBe(again.email);
  again.choose(again.phone);
  cleanup();
  expect((await open(byPhone)).chosen()).toBe(again.phone);
});

it.each<[string, typeof site.data, typeof site.error]>([
  ["the phone is disabled", byEmail, null],
  ["the switches fail to load", undefined, new Error("cut")],
])("offers e-mail only, without tabs, if %s", async (_name, data, error) => {
  const ways = await open(data, error);
  expect(ways.chosen()).toBeUndefined();
  expect(ways.username()).not.toBe(null);
});

it("shows a skeleton while the switches load", async () => {
  await open(undefined);
  expect(screen.queryByRole("tab")).toBe(null);
  expect(screen.queryByRole("textbox")).toBe(null);
  expect(screen.getByRole("status")).toBeTruthy();
});

it("follows refetched switches", async () => {
  const ways = await open(byEmail);
  ways.refetch(byPhone);
  expect(ways.chosen()).toBe(ways.phone);
});

it("ignores refetched switches once the player types", async () => {
  const ways = await open(byEmail);
  const typed = ways.username();
  if (typed) fireEvent.focus(typed);
  if (typed) fireEvent.change(typed, { target: { value: "ana" } });
  ways.refetch(byPhone);
  expect(ways.chosen()).toBeUndefined();
  expect(ways.username()).toBe(typed);
  expect(ways.username()).toMatchObject({ value: "ana" });
});
