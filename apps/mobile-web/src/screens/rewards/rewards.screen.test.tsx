// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import { RewardCentrePage } from "./rewards.screen.tsx";

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
