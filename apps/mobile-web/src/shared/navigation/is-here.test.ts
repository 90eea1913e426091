import { expect, it } from "vitest";
import { isHere } from "./is-here.ts";
import { paths } from "./paths.ts";

const { home, promotion, promotions } = paths;

it.each([
  [promotion, promotion.to({ id: "7" }), "/m/activityDetail", "?id=7", true],
  [promotion, promotion.to({ id: "7" }), "/m/activityDetail", "?id=8", false],
  [promotion, promotion.to({ id: "7" }), "/m/activityDetail", "", false],
  [promotion, promotion.to({ id: "7" }), "/m/activityDetail", "?affiliateCode=x&id=7", true],
  [promotion, promotion.to({ id: "año nuevo" }), "/m/activityDetail", "?id=a%C3%B1o%20nuevo", true],
  [promotion, promotion.to({ id: "7" }), "/m/activity", "?id=7", false],
  [promotions, promotions.to(), "/m/activity", "?category=new", true],
  [home, home.to({ category: "SPORTS" }), "/", "?category=SPORTS", true],
  [home, home.to({ category: "SPORTS" }), "/m/home", "", false],
])("%o's row to %s, at %s%s, is current: %s", (page, to, pathname, search, current) => {
  expect(isHere(page, to, { pathname, search })).toBe(current);
});
