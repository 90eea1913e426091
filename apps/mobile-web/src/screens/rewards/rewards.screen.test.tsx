// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../shared/testing/open-part.tsx";
import RewardsScreen, { RewardCentrePage } from "./rewards.screen.tsx";

afterEach(closePart);

it("says that the site's switches failed to load, and retries on a tap", async () => {
  const { t, press } = await openPart(<RewardCentrePage />, {
    "/api/status": ["refused", samples.getStatus],
  });
  expect(screen.getByRole("status").textContent).toBe(t("rewards.loading"));
  expect((await screen.findByRole("alert")).textContent).toContain(t("rewards.failed"));
  await press(t("common.retry"));
  expect(await screen.findByRole("tab", { name: t("rewards.tabs.tasks") })).toBeTruthy();
});

// The gateway refuses the calls too: access.test.ts there.
it.each([
  ["rewards", ["REWCEN3"], "/api/rewards"],
  ["rewards", ["MISSIONLB3"], "/api/daily-tasks"],
  ["rewards", [], undefined],
  ["promoCode", ["REWCEN3"], undefined],
  ["promoCode", ["MISSIONLB3"], undefined],
] as const)("the page %s with %j on is open or closed, and calls only %s", async (page, on, call) => {
  signInAna();
  const whitelabel = Object.fromEntries(on.map((name) => [name, true]));
  const isOpen = page === "rewards" ? on.length > 0 : on.some((name) => name === "REWCEN3");
  const { t, requests } = await openPart(<RewardsScreen page={page} />, {
    "/api/status": [{ value: { info: { whitelabel } } }],
    "/api/rewards": [samples.listRewards],
    "/api/daily-tasks": [samples.listDailyTasks],
  });
  await waitFor(() => expect(screen.queryAllByText(t("rewards.closed.title"))).toHaveLength(isOpen ? 0 : 1));
  if (call) await waitFor(() => expect(requests).toContain(call));
  expect(requests.filter((path) => path !== "/api/status" && path !== call)).toEqual([]);
});
