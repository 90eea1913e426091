import { OLDEST_IOS } from "../src/shared/device/oldest-ios.ts";

/** The oldest supported browsers; boot/browser-floor.ts shows a tip to older ones. */
export const browserFloor: readonly string[] = [
  "chrome111",
  "edge111",
  "firefox114",
  `safari${OLDEST_IOS}`,
  `ios${OLDEST_IOS}`,
];

/** A browser older than ES2015, representing all ages: the floor check has to run in it. */
export const anyBrowser = "chrome30";
