import { expect, it } from "vitest";
import { browserName } from "./browser-name.ts";

const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";
const pixel = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${engine}`;
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine}`;

it.each([
  [`${pixel} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`${pixel} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, "Samsung Internet", "Android"],
  [`${pixel} Chrome/131.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`, "Opera", "Android"],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${iphone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]`, "Facebook", "iPhone"],
  [`${iphone} Mobile/15E148 Instagram 360.0`, "Instagram", "iPhone"],
  [`${iphone.replaceAll("iPhone", "iPad")} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iPad"],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${engine} Chrome/131.0 Safari/537.36`, "Chrome", "ChromeOS"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64) Something/1.0", undefined, "Linux"],
  ["curl/8.5.0", undefined, undefined],
  ["", undefined, undefined],
])("%j is %s on %s", (userAgent, browser, device) => {
  expect(browserName(userAgent)).toEqual({ browser, device });
});
