// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { opensWindows, signsInHere } from "./social-port.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko)";

const visit = (userAgent: string, standalone = false) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.stubGlobal("matchMedia", () => ({ matches: standalone }));
};

beforeEach(() => visit(""));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ["Facebook on an iPhone", `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.1.0.41.103;FBDV/iPhone15,2]`],
  [
    "Facebook on Android",
    `${android}; wv) ${chrome} Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A]`,
  ],
  ["Instagram on an iPhone", `${iPhone} Mobile/15E148 Instagram 338.0.2.31.100 (iPhone15,2; iOS 17_5)`],
  ["another app's web view", `${android}; wv) ${chrome} Version/4.0 Chrome/126.0 Mobile Safari/537.36`],
])("%s can't open a window that sends a message", (_name, userAgent) => {
  visit(userAgent);
  expect(opensWindows()).toBe(false);
});

it.each([
  ["Safari", `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ["Chrome", `${android}) ${chrome} Chrome/126.0.0.0 Mobile Safari/537.36`],
])("%s can, unless the site runs from the home screen", (_name, userAgent) => {
  visit(userAgent);
  expect(opensWindows()).toBe(true);
  visit(userAgent, true);
  expect(opensWindows()).toBe(false);
});

it.each([
  ["Safari", `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, true, true],
  ["Instagram on an iPhone", `${iPhone} Mobile/15E148 Instagram 338.0.2.31.100 (iPhone15,2)`, false, true],
  ["Facebook on Android", `${android}; wv) ${chrome} Mobile Safari/537.36 [FB_IAB/FB4A]`, false, true],
  ["another app's web view", `${android}; wv) ${chrome} Mobile Safari/537.36`, false, false],
])("in %s, providers let players sign in or not", (_name, userAgent, google, facebook) => {
  visit(userAgent);
  expect([signsInHere("google"), signsInHere("facebook")]).toEqual([google, facebook]);
});
