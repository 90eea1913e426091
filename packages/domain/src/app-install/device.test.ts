import { expect, test } from "vitest";
import { deviceKind, homeScreenGuides, iosVersion, isInstalled, needsLegacyTip } from "./device.ts";

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

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`;

test.each([
  [iphone("11_4_1"), [11, 4], true],
  [iphone("12_0"), [12, 0], true],
  [iphone("12_1_4"), [12, 1], true],
  [iphone("12_2"), [12, 2], false],
  [iphone("13"), [13, 0], false],
  [iphone("18_3"), [18, 3], false],
  ["Mozilla/5.0 (iPad; CPU OS 12_1 like Mac OS X) AppleWebKit/605.1.15", [12, 1], true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", undefined, false],
  ["Mozilla/5.0 (Linux; Android 10; Pixel 3) Chrome/120", undefined, false],
  ["", undefined, false],
])("%s", (userAgent, version, legacy) => {
  expect(iosVersion(userAgent)).toEqual(version);
  expect(needsLegacyTip(userAgent)).toBe(legacy);
});

test.each([
  [{}, false],
  [{ standalone: true }, true],
  [{ nativeApp: true }, true],
  [{ webClip: true }, false],
  [{ webClip: true, standalone: true }, false],
  [{ nativeApp: true, webClip: true, standalone: true }, true],
])("opened in %o the site is installed: %s (Spec §4)", (given, installed) => {
  expect(isInstalled({ nativeApp: false, webClip: false, standalone: false, ...given })).toBe(installed);
});
