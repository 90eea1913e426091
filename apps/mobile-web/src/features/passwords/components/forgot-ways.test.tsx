// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type SiteInfo, SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { ForgotWays } from "./forgot-ways.tsx";

const site = vi.hoisted((): { data: { switches: SiteSwitches } | undefined; error: Error | null } => ({
  data: undefined,
  error: null,
}));
vi.mock("../../../shared/site/use-site.ts", () => ({ useSite: () => ({ ...site }) }));
vi.mock("./set-password.tsx", () => ({ SetPassword: () => "by phone" }));

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
    /** A fresher answer about the switches comes. */
    freshly: (fresh: typeof site.data) => {
      Object.assign(site, { data: fresh });
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

describe("the ways to a forgotten password", () => {
  it("begin with the phone where it is on", () => {
    const ways = open(byPhone);
    expect(ways.chosen()).toBe(ways.phone);
    expect(ways.username()).toBe(null);
    ways.choose(ways.email);
    expect(ways.username()).not.toBe(null);
  });

  it("survive a reload as they were chosen", () => {
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
    ["the phone is off", byEmail, null],
    ["nothing can be known about it", undefined, new Error("cut")],
  ])("are only e-mail, without tabs, where %s", (_name, data, error) => {
    const ways = open(data, error);
    expect(ways.chosen()).toBeUndefined();
    expect(ways.username()).not.toBe(null);
  });

  it("keep room while nothing is known yet", () => {
    open(undefined);
    expect(screen.queryByRole("tab")).toBe(null);
    expect(screen.queryByRole("textbox")).toBe(null);
    expect(screen.getByRole("status")).toBeTruthy();
  });

  it("follow a fresher answer", () => {
    const ways = open(byEmail);
    ways.freshly(byPhone);
    expect(ways.chosen()).toBe(ways.phone);
  });

  it("stay where somebody types, whatever a fresher answer says", () => {
    const ways = open(byEmail);
    const typed = ways.username();
    if (typed) fireEvent.focus(typed);
    if (typed) fireEvent.change(typed, { target: { value: "ana" } });
    ways.freshly(byPhone);
    expect(ways.chosen()).toBeUndefined();
    expect(ways.username()).toBe(typed);
    expect(ways.username()).toMatchObject({ value: "ana" });
  });
});
