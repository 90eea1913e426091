// @vitest-environment jsdom

import { renderHook, screen } from "@testing-library/react";
import type { Announcement } from "@volado/domain/announcements";
import { MemberType } from "@volado/domain/member";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endPrompt, usePrompt } from "../../shared/overlays/prompt-store.ts";
import { closePart, openPart, signInAna } from "../../shared/testing/open-part.tsx";
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
const open = async (over: Partial<Announcement>, applications: readonly object[] = []) => {
  const { t, press } = await openPart(<PromotionArticle promotion={{ ...promotion, ...over }} />, {
    "/api/announcements": [{ value: {} }],
    "/api/applications": [{ value: applications }],
  });
  return {
    t,
    press,
    /** The links of the call: label and address. */
    calls: () =>
      [...document.querySelectorAll(".app-promotion__call a")].map(
        (link) => `${link.textContent} ${link.getAttribute("href")}`,
      ),
    period: () => document.querySelector(".app-promotion__period")?.textContent,
    notes: () =>
      (["promotions.endedText", "promotions.upcomingText"] as const).filter(
        (key) => screen.queryByText(t(key)) !== null,
      ),
    cover: () => document.querySelector("img")?.getAttribute("src"),
  };
};

beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(june);
  // jsdom has neither.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  closePart();
  endPrompt();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

const textOf = (...links: readonly string[]) =>
  links.map((href) => `<p><a href="${href}">aquí</a></p>`).join("");

describe("the call of a promotion", () => {
  it("is registration and login for guests, which return to it", async () => {
    const { t, calls } = await open({ html: textOf("/m/voucherCenter"), byApplication: true });
    const back = `?back=${encodeURIComponent("/m/activityDetail?id=1")}`;
    expect(calls()).toEqual([
      `${t("shell.register")} /m/register${back}`,
      `${t("shell.login")} /m/login${back}`,
    ]);
  });

  it.each([
    [
      "a deposit with its bonus",
      ["/m/help#bonuses", "/m/voucherCenter?bonus=a", "/m/slot-games"],
      "Depositar",
      1,
    ],
    ["a list of games", ["/m/activityDetail?id=2", "https://a.example", "/m/fishing-games"], "Jugar", 2],
    ["a page with a title", ["/m/register", "/m/agent", "/m/rewardCenter"], "Recompensas", 2],
  ])("leads players to %s, the first page that its text links to", async (_what, links, label, place) => {
    signInAna();
    const { calls } = await open({ html: textOf(...links) });
    await vi.waitFor(() => expect(calls()).toEqual([`${label} ${links[place]}`]));
  });

  it("leads agents to their pages", async () => {
    signInAna(MemberType.Agent);
    const { calls } = await open({ html: textOf("/m/agent") });
    await vi.waitFor(() => expect(calls()).toEqual(["Agencia /m/agent"]));
  });

  it.each([
    ["links nowhere", { html: textOf("/m/help") }],
    ["is over", { html: textOf("/m/voucherCenter"), endsAt: may, byApplication: true }],
    ["is upcoming", { html: textOf("/m/voucherCenter"), startsAt: july }],
  ])("leads to all promotions if it %s", async (_what, over) => {
    signInAna();
    const { t, calls } = await open(over);
    expect(calls()).toEqual([`${t("promotions.all")} /m/activity`]);
  });

  it.each([
    ["a deposit", { html: textOf("/m/voucherCenter") }, "Depositar"],
    ["an application", { byApplication: true }, "Participar"],
  ])("answers free accounts in place about %s", async (_what, over, label) => {
    signInAna(MemberType.Trial);
    const { press, calls } = await open(over);
    await press(label);
    expect(renderHook(usePrompt).result.current).toBe("trial-rejected");
    expect(calls()).toEqual([]);
  });

  const sent = { promotionId: "1", remark: "", pictures: 0, sentAt: may };
  it.each([
    ["without an application", [], "Participar"],
    ["after a rejection", [{ ...sent, status: "Rejected" }], "Participar"],
    ["after an application", [{ ...sent, status: "Process" }], "Tu solicitud: En revisión"],
  ])("leads to the application in the page %s", async (_when, applications, label) => {
    signInAna();
    const { press } = await open({ byApplication: true }, applications);
    await press(label);
    expect(document.activeElement?.tagName).toBe("H3");
  });
});
