import { type Picture, picturesInView } from "./first-view-pictures.ts";
import { expect, test } from "./fixtures.ts";
import { watchHomesScripts } from "./last-code-of-home.ts";
import { openSettled } from "./settled.ts";

/** Bytes that the pictures of home's first view may take: the project's budget. */
const BUDGET = 90_000;

// What moves by itself stands still, so that the first view is the same however long a picture takes.
// A phone's screen is twice as dense as the usual one of these journeys.
test.use({ deviceScaleFactor: 2 });

test("the pictures that a guest sees first on home stay within their budget", async ({ page }) => {
  const allScripts = watchHomesScripts(page);
  await openSettled(page, "/m/home");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  // What comes by itself after the first view has come.
  await allScripts();
  let pictures: readonly Picture[] = [];
  // A banner and the first games: with less, something else is measured.
  const everyPictureHasCome = async (): Promise<boolean> => {
    pictures = (await picturesInView(page)) ?? [];
    return pictures.length > 3;
  };
  await expect.poll(everyPictureHasCome, "every picture has come").toBe(true);

  const list = pictures.map(({ address, bytes }) => `${bytes} ${address}`).join("\n");
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  expect(bytes, `${bytes} bytes of pictures in the first view:\n${list}`).toBeLessThanOrEqual(BUDGET);
});
