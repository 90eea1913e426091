import * as z from "zod";
import type { Measured } from "./behaviours.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { marks, pages } from "./site-marks.ts";

/**
 * Visits home until the service worker has kept it, and again without a network: milliseconds from that
 * navigation until the shell is painted.
 */
export const measureOfflineShell = async ({ page, context, slowDown }: Phone): Promise<Measured> => {
  await page.goto(pages.home);
  await page.evaluate(async () => {
    // It comes after the first view, and answers alone only once it has been activated.
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === "activated") return;
    await new Promise<void>((done) => {
      active.addEventListener("statechange", () => active.state === "activated" && done());
    });
  });
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await slowDown(SLOWER);
  await page.goto(pages.home, { waitUntil: "commit" });
  await page.locator(marks.menu).waitFor();
  const offlineShell = z.number().parse(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list, observer) => {
            const [paint] = list.getEntriesByName("first-contentful-paint");
            if (!paint) return;
            observer.disconnect();
            resolve(paint.startTime);
          }).observe({ type: "paint", buffered: true });
        }),
    ),
  );
  return { offlineShell };
};
