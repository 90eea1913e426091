import type { Page } from "playwright-core";
import type { Measured } from "./behaviours.ts";
import { calm, fling, stillness } from "./finger.ts";
import { countFrames, droppedShare, frameCategories } from "./frames.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { recordTrace } from "./record-trace.ts";
import { blankShare, mostElements, sampleScroll } from "./scroll-samples.ts";
import { signIn } from "./sign-in.ts";
import { agent, marks, pages } from "./site-marks.ts";

const FLINGS = 6;

/** Rows that the site asks for at once, and the gateway's most. */
const ROWS = { usual: "50", most: "500" } as const;

/**
 * Asks for ten times as many rows at once, in the page's own `fetch`: the list grows once a second, a page at a time.
 */
const growFaster = (page: Page): Promise<unknown> =>
  page.addInitScript(({ usual, most }) => {
    const send = window.fetch.bind(window);
    window.fetch = (target, init) => {
      const address = new URL(target instanceof Request ? target.url : target, location.href);
      if (address.searchParams.get("pageSize") !== usual) return send(target, init);
      address.searchParams.set("pageSize", most);
      return send(address.href, init);
    };
  }, ROWS);

/** Goes to the end until every row is there, and back to the beginning of the list. */
const loadAll = async (page: Page): Promise<void> => {
  const row = page.locator(marks.teamRow);
  await row.first().waitFor();
  const rows = await row.first().getAttribute("aria-setsize");
  while ((await row.last().getAttribute("aria-posinset")) !== rows) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(250);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
};

/** Flings through an agent's whole team of more than 2,000 members, while the browser traces its frames. */
export const measureTeamList = async (phone: Phone): Promise<Measured> => {
  const { page } = phone;
  await growFaster(page);
  await signIn(page, agent);
  await page.goto(pages.team);
  await loadAll(page);
  await phone.slowDown(SLOWER);
  const samplesSoFar = await sampleScroll(page, marks.teamList);
  const frames = await recordTrace(phone, frameCategories, async () => {
    for (let time = 0; time < FLINGS; time += 1) {
      await fling(phone, calm);
      await stillness(page);
    }
  });
  const samples = await samplesSoFar();
  return {
    teamDropped: droppedShare(countFrames(frames)),
    teamBlank: blankShare(samples),
    teamElements: mostElements(samples),
  };
};
