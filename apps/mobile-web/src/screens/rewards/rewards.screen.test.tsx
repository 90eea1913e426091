// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../../shared/testing/test-site.tsx";
import { RewardCentrePage } from "./rewards.screen.tsx";

afterEach(cleanup);

it("says that the site's switches failed to load, and retries on a tap", async () => {
  const answers = [
    Response.json({ success: false, code: "no" }, { status: 403 }),
    Response.json({ success: true, value: samples.getStatus.value }),
  ];
  const { texts, wrapper } = testSite(async (path) =>
    path.startsWith("/api/status") ? (answers.shift() ?? Response.error()) : Response.error(),
  );
  await loadTexts(texts, "rewards");
  render(
    <MemoryRouter>
      <RewardCentrePage />
    </MemoryRouter>,
    { wrapper },
  );
  const { t } = texts;

  expect(screen.getByRole("status").textContent).toBe(t("rewards.loading"));
  expect((await screen.findByRole("alert")).textContent).toContain(t("rewards.failed"));
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  expect(await screen.findByRole("tab", { name: t("rewards.tabs.tasks") })).toBeTruthy();
});
