// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { paths } from "../../../../shared/navigation/paths.ts";
import { testSite } from "../../../../shared/testing/test-site.tsx";
import { ContentMenu } from "./content-menu.tsx";
import { MenuRow } from "./menu-row.tsx";

afterEach(cleanup);

const close = () => undefined;
const { wrapper, texts } = testSite(async () => Response.json({ success: false }));

/** Names of the entries that are marked as current. */
const current = (at: string, menu: ReactNode): readonly (string | null)[] => {
  render(<MemoryRouter initialEntries={[at]}>{menu}</MemoryRouter>, { wrapper });
  return screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);
};

describe("the reward centre and its daily tasks, two rows of one page", () => {
  const tasks = paths.rewards.to({ view: "tasks" });
  const rows = [
    <MenuRow key="r" page={paths.rewards} besides={tasks} icon={undefined} onClose={close}>
      rewards
    </MenuRow>,
    <MenuRow key="t" page={paths.rewards} to={tasks} icon={undefined} onClose={close}>
      tasks
    </MenuRow>,
  ];

  it.each([
    ["/m/rewardCenter", ["rewards"]],
    ["/m/rewardCenter?view=tasks", ["tasks"]],
    ["/m/rewardCenter?view=else", ["rewards"]],
  ])("at %s: %j", (at, names) => {
    expect(current(at, rows)).toEqual(names);
  });
});

describe("the grid of what there is to play (Spec §2 Side menu)", () => {
  const home = texts.t("shell.tabs.home");
  const hot = texts.t("shell.categories.HOT");
  const sports = texts.t("shell.categories.SPORTS");
  const grid = <ContentMenu categories={[{ type: "SPORTS", vendors: [] }]} onClose={close} />;

  it.each([
    ["/", [home]],
    ["/m/", [home]],
    ["/m/index.html", [home]],
    ["/m/home", [home]],
    ["/m/home?affiliateCode=x", [home]],
    ["/m/home?category=HOT", [hot]],
    ["/m/hot-games", []],
    ["/m/home?category=SPORTS", [sports]],
    ["/?category=SPORTS", [sports]],
    ["/m/mine", []],
  ])("at %s: %j", (at, names) => {
    expect(current(at, grid)).toEqual(names);
  });
});
