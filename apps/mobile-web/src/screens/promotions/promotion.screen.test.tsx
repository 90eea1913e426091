// @vitest-environment jsdom

import { screen } from "@testing-library/react";
import type { Announcement } from "@volado/domain/announcements";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import { PromotionArticle } from "./promotion.screen.tsx";

const day = (date: string) => Date.parse(`${date}T18:00:00Z`);
const [may, june, july] = [day("2026-05-10"), day("2026-06-15"), day("2026-07-20")];

const promotion: Announcement = {
  id: "1",
  title: "Un bono",
  html: "",
  startsAt: may,
  endsAt: july,
  longTerm: false,
  read: true,
  categoryIds: [],
  imageUrls: ["/cover.png", "/second.png"],
  byApplication: false,
};

/** Renders a promotion on 15 June 2026. */
const open = async (over: Partial<Announcement>) => {
  const { t } = await openPart(<PromotionArticle promotion={{ ...promotion, ...over }} />, {
    "/api/announcements": [{ value: {} }],
  });
  return {
    t,
    period: () => document.querySelector(".app-promotion__period")?.textContent,
    notes: () =>
      (["promotions.endedText", "promotions.upcomingText"] as const).filter(
        (key) => screen.queryByText(t(key)) !== null,
      ),
    cover: () => document.querySelector("img")?.getAttribute("src"),
  };
};

beforeEach(() => void vi.spyOn(Date, "now").mockReturnValue(june));
afterEach(() => {
  closePart();
  vi.restoreAllMocks();
});

it.each([
  { what: "running", over: {}, period: "2026/05/10 – 2026/07/20", notes: [] },
  {
    what: "over",
    over: { endsAt: june },
    period: "2026/05/10 – 2026/06/15",
    notes: ["promotions.endedText"],
  },
  {
    what: "over, without a start",
    over: { startsAt: undefined, endsAt: may },
    period: "Terminó el 2026/05/10",
    notes: ["promotions.endedText"],
  },
  {
    what: "upcoming",
    over: { startsAt: july, endsAt: day("2026-08-01") },
    period: "2026/07/20 – 2026/08/01",
    notes: ["promotions.upcomingText"],
  },
  {
    what: "upcoming, without an end",
    over: { startsAt: july, endsAt: undefined, longTerm: true },
    period: "Desde 2026/07/20",
    notes: ["promotions.upcomingText"],
  },
  {
    what: "long-term, despite an end",
    over: { endsAt: may, longTerm: true },
    period: "Promoción permanente",
    notes: [],
  },
])("shows the period and state of a promotion that is $what", async ({ over, period, notes }) => {
  const page = await open(over);
  expect([page.period(), page.notes()]).toEqual([period, notes]);
});

it("shows the first picture, and a note if there is no text", async () => {
  const { cover, t } = await open({});
  expect(cover()).toBe("/cover.png");
  expect(screen.getByText(t("promotions.noContent"))).toBeTruthy();
});
