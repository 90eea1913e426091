import { describe, expect, test } from "vitest";
import type { Announcement } from "../announcements/announcement.ts";
import { RewardStatus } from "../rewards/rewards.ts";
import { applicationTo, mayApplyAfter, takesApplications } from "./application.ts";
import { promotionPeriod, promotionShelves } from "./promotions.ts";

const promotion = (id: string, ...categoryIds: string[]): Announcement => ({
  id,
  title: id,
  html: "",
  startsAt: undefined,
  endsAt: undefined,
  longTerm: true,
  read: true,
  categoryIds,
  imageUrls: [],
  byApplication: false,
});
const category = (id: string) => ({ id, title: id, iconUrl: undefined });
const a = promotion("a", "1");
const both = promotion("both", "1", "2");
const lost = promotion("lost", "9");
const bare = promotion("bare");

describe("the promotions page by category (Spec §2)", () => {
  test.each([
    ["categories in the gateway's order", ["2", "1"], [a, both], ["2: both", "1: a both"]],
    ["an empty category is left out", ["1", "3"], [a], ["1: a"]],
    ["uncategorised promotions come last", ["1"], [bare, a, lost], ["1: a", "undefined: bare lost"]],
    ["no categories at all", [], [a, bare], ["undefined: a bare"]],
    ["nothing at all", [], [], []],
  ])("%s", (_case, categories, promotions, shelves) => {
    expect(
      promotionShelves(categories.map(category), promotions).map(
        (shelf) => `${shelf.category?.id}: ${shelf.promotions.map(({ id }) => id).join(" ")}`,
      ),
    ).toEqual(shelves);
  });
});

describe("when a promotion runs", () => {
  test.each([
    [{ longTerm: true, startsAt: 10, endsAt: 20 }, 30, "long-term"],
    [{ longTerm: true, startsAt: 40, endsAt: undefined }, 30, "upcoming"],
    [{ longTerm: false, startsAt: 10, endsAt: undefined }, 30, "long-term"],
    [{ longTerm: false, startsAt: 10, endsAt: 31 }, 30, "running"],
    [{ longTerm: false, startsAt: undefined, endsAt: 31 }, 30, "running"],
    [{ longTerm: false, startsAt: 30, endsAt: 31 }, 30, "running"],
    [{ longTerm: false, startsAt: 10, endsAt: 30 }, 30, "ended"],
    [{ longTerm: false, startsAt: 31, endsAt: 40 }, 30, "upcoming"],
  ])("%j at %i is %s", (dated, now, kind) => {
    const period = promotionPeriod(dated, now);
    expect(period.kind).toBe(kind);
    if (period.kind !== "long-term") expect([period.from, period.to]).toEqual([dated.startsAt, dated.endsAt]);
  });

  test.each([
    [{ longTerm: false, startsAt: 10, endsAt: 30 }, 99, "running"],
    [{ longTerm: false, startsAt: 31, endsAt: 40 }, 30, "running"],
    [{ longTerm: true, startsAt: 31, endsAt: 40 }, 30, "long-term"],
  ])("%j at %i on a wrong clock is %s while the gateway offers it", (dated, now, kind) => {
    expect(promotionPeriod(dated, now, true).kind).toBe(kind);
  });
});

const sent = { status: RewardStatus.Applying, remark: "", pictures: 0, sentAt: 2 };

test("the latest application to a promotion", () => {
  const first = { ...sent, promotionId: "a", sentAt: 1 };
  const latest = { ...sent, promotionId: "a" };
  expect(applicationTo("a", [latest, { ...sent, promotionId: "b" }, first])).toBe(latest);
  expect(applicationTo("c", [latest])).toBeUndefined();
});

const dates = { from: undefined, to: undefined };

test.each([
  [true, { kind: "long-term" }, true],
  [true, { kind: "running", ...dates }, true],
  [true, { kind: "upcoming", ...dates }, false],
  [true, { kind: "ended", ...dates }, false],
  [false, { kind: "long-term" }, false],
] as const)("by application: %s, period %o: %s", (byApplication, period, takes) => {
  expect(takesApplications({ byApplication }, period)).toBe(takes);
});

test.each([undefined, ...Object.values(RewardStatus)])("after %s", (status) => {
  expect(mayApplyAfter(status && { status })).toBe(status === undefined || status === "Rejected");
});
