import { expectAllAccessible } from "./axe.ts";
import { test } from "./fixtures.ts";

/** The addresses that share the list's screen (Spec §2 "Games"). */
const lists = [
  "/m/live-games",
  "/m/poker-games",
  "/m/fishing-games",
  "/m/sport-games",
  "/m/esport-games",
  "/m/roulette",
  "/m/baccarat",
  "/m/jili",
  "/m/lott",
  "/m/elott",
  "/m/cockfight",
  "/m/gameCenter",
  "/m/gameList?gameType=LIVE",
  "/m/slotsCenter",
  "/m/provider",
];

test("every address of the list opens and is accessible", async ({ page }) => {
  test.setTimeout(120_000);
  await expectAllAccessible(page, lists);
});
