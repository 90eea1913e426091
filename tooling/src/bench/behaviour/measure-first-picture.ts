import * as z from "zod";
import type { Measured } from "./behaviours.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { marks, pages } from "./site-marks.ts";

/** Slow 4G, 1.6 Mbps and 150 ms, with the factors by which Lighthouse has a browser apply it to each request. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
} as const;

/** Milliseconds from the navigation until the first tile of the list, painted or React's, shows its picture. */
export const measureFirstPicture = async ({ page, cdp, slowDown }: Phone): Promise<Measured> => {
  await page.addInitScript((picture) => {
    const shown = new Promise((resolve) => {
      const look = (): void => {
        const image = document.querySelector(picture);
        if (image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0) {
          requestAnimationFrame(() => resolve(performance.now()));
        } else requestAnimationFrame(look);
      };
      look();
    });
    Reflect.set(window, "pictureShown", shown);
  }, marks.picture);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", slow4G);
  await slowDown(SLOWER);
  await page.goto(pages.list, { waitUntil: "commit" });
  const firstPicture = z.number().parse(await page.evaluate(() => Reflect.get(window, "pictureShown")));
  return { firstPicture };
};
