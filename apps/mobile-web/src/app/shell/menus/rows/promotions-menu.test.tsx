// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { testSite } from "../../../../shared/testing/test-site.tsx";
import { PromotionsMenu } from "./promotions-menu.tsx";

const promotions = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ announcementId: `P${place}`, title: `Promoción ${place}` }));

/** Opens the menu with this number of promotions, or with a gateway that fails first. */
const open = async (count: number, failures = 0) => {
  let left = failures;
  const requests: string[] = [];
  const { texts, wrapper } = testSite(async (address) => {
    requests.push(address);
    left -= 1;
    return left >= 0
      ? Response.json({ success: false, code: "conflict" }, { status: 409 })
      : Response.json({ success: true, value: { promotion: promotions(count) } });
  });
  await loadTexts(texts, "menus");
  const { container } = render(
    <MemoryRouter>
      <PromotionsMenu group="menu" onClose={() => undefined} />
    </MemoryRouter>,
    { wrapper },
  );
  return {
    t: texts.t,
    requests,
    unfold: () => {
      const details = container.querySelector("details");
      if (!details) throw new Error("There is no accordion.");
      details.open = true;
      fireEvent(details, new Event("toggle"));
    },
  };
};

const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

afterEach(cleanup);

describe('the promotion accordion (Spec §2, §9 "side menu 3 activities")', () => {
  it("loads when it unfolds, and has the first three in the gateway's order and a link to all", async () => {
    const { t, requests, unfold } = await open(5);
    expect(requests).toEqual([]);
    unfold();
    await screen.findByRole("link", { name: t("menu.allPromotions") });
    expect(addresses()).toEqual([
      "/m/activityDetail?id=P0",
      "/m/activityDetail?id=P1",
      "/m/activityDetail?id=P2",
      "/m/activity",
    ]);
    expect(screen.getAllByRole("link")[0]?.textContent).toBe("Promoción 0");
  });

  it("says that there are none, and still links to the promotions page", async () => {
    const { t, unfold } = await open(0);
    unfold();
    await screen.findByText(t("menu.noPromotions"));
    expect(addresses()).toEqual(["/m/activity"]);
  });

  it("shows a failure instead of an empty list, and loads on retry", async () => {
    const { t, unfold } = await open(1, 1);
    unfold();
    const retry = await screen.findByRole("button", { name: t("common.retry") });
    expect(screen.queryByText(t("menu.noPromotions"))).toBe(null);
    fireEvent.click(retry);
    expect(await screen.findByRole("link", { name: "Promoción 0" })).toBeTruthy();
  });
});
