import { expect, test } from "vitest";
import { deviceKind, homeScreenGuides } from "./device-kind.ts";

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 Safari/604.1";
const chrome =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.3 Safari/605.1.15";
const webView =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

test.each([
  ["an iPhone", safari, 5, "ios", ["safari"]],
  ["an iPad asking for desktop pages", mac, 5, "ios", ["safari"]],
  ["a Mac", mac, 0, "other", ["safari", "chrome"]],
  ["an Android phone", chrome, 5, "android", ["chrome"]],
  ["Instagram on an iPhone", `${safari} Instagram 300.0`, 5, "ios", ["in-app", "safari"]],
  ["Facebook on an iPhone", `${safari} [FBAN/FBIOS;FBAV/400.0]`, 5, "ios", ["in-app", "safari"]],
  ["a web view of Android", webView, 5, "android", ["in-app", "chrome"]],
  [
    "a Windows computer with touch",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140",
    10,
    "other",
    ["safari", "chrome"],
  ],
  ["nothing known", "", 0, "other", ["safari", "chrome"]],
])("%s", (_device, userAgent, touchPoints, kind, guides) => {
  expect(deviceKind({ userAgent, touchPoints })).toBe(kind);
  expect(homeScreenGuides({ userAgent, touchPoints })).toEqual(guides);
});
