import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { openSettled } from "./navigation.ts";
import { noticesPage } from "./news-pages.ts";
import type { Texts } from "./texts.ts";

/** The sandbox's image CDN folder. */
const CDN = "/image-cdn";

/** A merchant's article with a picture. */
const drawn = (name: string, alt: string) => ({
  title: `Con ${alt}`,
  html: `<p>Antes</p><p><img src="/art/symbol/0/${name}.svg" alt="${alt}" width="96" height="96"></p>`,
});

/** Returns 404 for every picture below a folder. */
const lose = (page: Page, folder: string) =>
  page.route(
    ({ pathname }) => pathname.startsWith(`${folder}/`),
    (route) => route.fulfill({ status: 404 }),
  );

/** The pictures that the page requests from the CDN. */
const cdnRequests = (page: Page): readonly string[] => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${CDN}/`)) requests.push(pathname);
  });
  return requests;
};

/** The address that a picture was loaded from; empty until it has loaded. */
const foundAt = (picture: Locator) =>
  expect.poll(() =>
    picture.evaluate((image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : "",
    ),
  );

/** A list's tile: home has tiles too, and stays until the list's page has loaded. */
const firstOfList = (page: Page, words: Texts, picture: string) =>
  gameGrid(page, words).tiles.locator(picture).first();
const cover = (page: Page, words: Texts) => firstOfList(page, words, "img.vo-game-tile__cover");
const coin = (page: Page, words: Texts) => firstOfList(page, words, ".vo-game-tile__cover[data-broken]");

/** Goes from home to a category. */
const openCategory = (page: Page, { t }: Texts, category: "RNG" | "FISH") =>
  page
    .getByRole("navigation", { name: t("home.categories") })
    .getByRole("link", { name: t(`shell.categories.${category}`) })
    .click();

/** Goes home from a page that was opened by its address. */
const goHome = (page: Page, { t }: Texts) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: t("common.back") })
    .click();

test("a picture whose host fails is loaded from the status's CDN: in a notice, on a tile, on a banner", async ({
  page,
  words,
  expecting,
  publishing,
}) => {
  await expecting({ statuses: [404] });
  const found = drawn("seven", "el siete");
  const gone = drawn("coin", "la moneda");
  for (const article of [found, gone]) await publishing(article);
  const requests = cdnRequests(page);
  await lose(page, "/art");
  await openSettled(page, "/m/home");
  await foundAt(page.getByRole("main").locator(".app-banner img, img.app-banner-first").first()).toMatch(
    /^\/image-cdn\/art\/banner\//,
  );
  await openCategory(page, words, "RNG");
  await foundAt(cover(page, words)).toMatch(/^\/image-cdn\/art\/cover\//);
  const { notice, toggle } = noticesPage(page, words);
  await openSettled(page, "/m/notice");
  await toggle(found.title).click();
  await foundAt(notice(found.title).getByRole("img", { name: "el siete" })).toBe(
    `${CDN}/art/symbol/0/seven.svg`,
  );

  // A picture missing there too is requested once, and is replaced by its text or a coin.
  await lose(page, CDN);
  await toggle(gone.title).click();
  await expect(notice(gone.title).getByText("la moneda", { exact: true })).toBeVisible();
  await expect(notice(gone.title).locator("img")).toHaveCount(0);
  expect(requests.filter((path) => path.endsWith("/coin.svg"))).toEqual([`${CDN}/art/symbol/0/coin.svg`]);
  await goHome(page, words);
  await openCategory(page, words, "FISH");
  await expect(page).toHaveURL(/\/m\/fishing-games$/);
  await expect(coin(page, words)).toBeVisible();
});
