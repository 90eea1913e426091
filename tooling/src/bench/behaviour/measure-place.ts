import { serveSite } from "../served-site.ts";
import type { Measured } from "./behaviours.ts";
import { openPhone, type Phone, SLOWER } from "./phone.ts";
import { marks, pages } from "./site-marks.ts";

const GAMES = 50_000;
const PLACE = 49_000;

const measure = async ({ page, slowDown }: Phone): Promise<Measured> => {
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/games") calls += 1;
  });
  await slowDown(SLOWER);
  await page.goto(`${pages.list}?at=${PLACE}`, { waitUntil: "commit" });
  await page.locator(`${marks.tile}[aria-posinset="${PLACE + 1}"]`).waitFor();
  const placePainted = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
  await page.waitForLoadState("networkidle");
  return { placeCalls: calls, placePainted, placeElements: await page.locator("*").count() };
};

/** Opens an address near the end of a list of 50,000 games, on a gateway of its own that has them. */
export const measurePlace = async (site: string, apiDelay: number): Promise<Measured> => {
  const { origin, stop } = await serveSite(site, { apiDelay, slotGames: GAMES });
  try {
    const phone = await openPhone(origin);
    return await measure(phone).finally(phone.close);
  } finally {
    await stop();
  }
};
