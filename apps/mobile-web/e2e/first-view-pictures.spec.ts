import { type Picture, picturesInView } from "./first-view-pictures.ts";
import { expect, test } from "./fixtures.ts";
import { watchHomesScripts } from "./last-code-of-home.ts";
import { openSettled } from "./settled.ts";

/** Budget of the pictures in home's first view, in bytes. */
const BUDGET = 90_000;

// Without motion the first view is the same however long a picture takes. A phone's pixel density is twice that of
// the other journeys.
test.use({ deviceScaleFactor: 2 });

test("the pictures of a guest's first view of home stay within their budget", async ({ page }) => {
  const allScripts = watchHomesScripts(page);
  await openSettled(page, "/m/home");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  // Parts that load by themselves after the first view.
  await allScripts();
  let pictures: readonly Picture[] = [];
  // A banner and the first games: with fewer pictures, something else is measured.
  const everyPictureHasLoaded = async (): Promise<boolean> => {
    pictures = (await picturesInView(page)) ?? [];
    return pictures.length > 3;
  };
  await expect.poll(everyPictureHasLoaded, "every picture has come").toBe(true);

  const list = pictures.map(({ address, bytes }) => `${bytes} ${address}`).join("\n");
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  expect(bytes, `${bytes} bytes of pictures in the first view:\n${list}`).toBeLessThanOrEqual(BUDGET);
});
