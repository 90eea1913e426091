import { median } from "../median.ts";
import type { Measured } from "./behaviours.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { signIn } from "./sign-in.ts";
import { marks, pages } from "./site-marks.ts";
import { untilPainted } from "./until-painted.ts";

const menu = (address: string): string => `.vo-bottom-menu__link[href='${address}']`;
const rail = (address: string): string => `main .vo-rail__link[href='${address}']`;

/** Ten ways in a row that players go, each by the link that is tapped and what stands where it leads. */
const ways = [
  [rail("/m/fishing-games"), marks.tile],
  [menu("/m/home"), marks.homeTile],
  [rail("/m/live-games"), marks.liveTable],
  [menu("/m/sport-games"), marks.sportsTabs],
  [menu("/m/mine"), marks.profileRow],
  [menu("/m/inviteFriends"), marks.invitation],
  [menu("/m/home"), marks.homeTile],
  [rail("/m/poker-games"), marks.tile],
  [menu("/m/sport-games"), marks.sportsTabs],
  [menu("/m/home"), marks.homeTile],
] as const;

/** Goes the ten ways as a member, with everything still to be fetched, and once more when it is all there. */
export const measurePairs = async ({ page, slowDown }: Phone): Promise<Measured> => {
  await signIn(page);
  await page.goto(pages.home);
  await page.locator(marks.homeTile).first().waitFor();
  await page.waitForLoadState("networkidle");
  await slowDown(SLOWER);
  const tour = async (): Promise<readonly number[]> => {
    const times: number[] = [];
    for (const [link, content] of ways) {
      times.push(await untilPainted(page, link, content));
      await page.waitForLoadState("networkidle");
    }
    return times;
  };
  const first = await tour();
  const warm = await tour();
  return {
    pairsFirst: median(first),
    pairsFirstSlowest: Math.max(...first),
    pairsWarm: median(warm),
    pairsWarmSlowest: Math.max(...warm),
  };
};
