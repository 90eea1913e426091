import { expect, test } from "vitest";
import { offersDownload } from "./download-offer.ts";

const hour = 3_600_000;
const now = 1_000 * hour;
const back = { onHome: true, barShown: true, memory: { firstVisit: now - 20 * hour, seen: false } };

test.each([
  ["to somebody who has come back", back, true],
  ["not on other pages", { ...back, onHome: false }, false],
  ["not where the bar isn't", { ...back, barShown: false }, false],
  ["not twice", { ...back, memory: { ...back.memory, seen: true } }, false],
  ["not on the first visit", { ...back, memory: { firstVisit: 0, seen: false } }, false],
  ["not in another tab of it", { ...back, memory: { firstVisit: now - 19 * hour, seen: false } }, false],
  [
    "not while the clock stands before the first visit",
    { ...back, memory: { firstVisit: now + hour, seen: false } },
    false,
  ],
])("the popup comes by itself %s", (_when, given, comes) => {
  expect(offersDownload(given, now)).toBe(comes);
});
