import { OLDEST_IOS } from "../src/shared/device/oldest-ios.ts";

/** The oldest browsers the site supports; boot/browser-floor.ts shows a tip to older ones. */
export const browserFloor: readonly string[] = [
  "chrome111",
  "edge111",
  "firefox114",
  `safari${OLDEST_IOS}`,
  `ios${OLDEST_IOS}`,
];

/**
 * A browser from before ES2015, which stands for those of any age: the check for the floor has to run in
 * them.
 */
export const anyBrowser = "chrome30";
