import { mkdir } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import { launchOptions } from "@volado/tooling/browser";
import sharp from "sharp";
import { consoleOf } from "./console.ts";
import { gameGrid } from "./game-list-page.ts";
import { openSettled } from "./navigation.ts";
import { serverSideOf, signIn } from "./player.ts";
import { SESSION_KEY } from "./site-facts.ts";
import { withGateways } from "./start-gateways.ts";
import { textsIn } from "./texts.ts";

/**
 * Takes the README's pictures of a built site on the seeded world: `npx -y pnpm@12 --filter @volado/mobile-web run
 * screenshots`. The pictures are reproducible: the world is always the same, and motion is off.
 */

const repository = resolve(import.meta.dirname, "../../..");
const folder = resolve(repository, "docs/screenshots");

/** The manifest's pictures of the site (`build/installable.ts`). */
const installed: ReadonlySet<string> = new Set(["home", "list"]);
const brand = resolve(repository, "packages/config/brands/volado/screenshots");

/** Size limit of a picture in bytes: every clone downloads them. */
const LIMIT = 300_000;

const GAME = "Campana Mágica";

const save = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  const pictures = page.locator("img");
  await expect
    .poll(
      () =>
        pictures.evaluateAll((all) =>
          all.every((image) => {
            const { top } = image.getBoundingClientRect();
            return top > window.innerHeight || !(image instanceof HTMLImageElement) || image.complete;
          }),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  const path = resolve(folder, `${name}.png`);
  const picture = await page.screenshot({ animations: "disabled", caret: "hide", scale: "device" });
  const { size } = await sharp(picture).png({ palette: true }).toFile(path);
  if (installed.has(name))
    await sharp(picture)
      .webp({ quality: 78 })
      .toFile(resolve(brand, `${name}.webp`));
  if (size > LIMIT) throw new Error(`${name}.png has ${size} bytes; the limit is ${LIMIT}.`);
  process.stdout.write(`${relative(repository, path)}  ${Math.round(size / 1000)} KB\n`);
};

const takeAll = async (gatewayUrl: string): Promise<void> => {
  const words = await textsIn("ES");
  const account = "jugador";
  await consoleOf(gatewayUrl).setBalance(account, 1_248_050);
  const session = await signIn(gatewayUrl, account);
  await serverSideOf(gatewayUrl, session).clearFavourites();

  const browser = await chromium.launch(await launchOptions());
  const context = await browser.newContext({
    baseURL: gatewayUrl,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.25,
    hasTouch: true,
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  try {
    await openSettled(page, "/m/login");
    await save(page, "login");

    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      SESSION_KEY,
      JSON.stringify(session),
    ] as const);
    await openSettled(page, "/m/home");
    await save(page, "home");

    await openSettled(page, "/m/slot-games");
    const grid = gameGrid(page, words);
    for (const place of [1, 5]) {
      const { star } = await grid.tile(place);
      await star.click();
      await expect(star).toHaveAttribute("aria-pressed", "true");
    }
    await save(page, "list");

    await page.getByRole("searchbox", { name: words.t("games.search.field") }).fill(GAME);
    await page.getByRole("link", { name: GAME, exact: true }).click();
    const game = page.frameLocator(`iframe[title="${GAME}"]`);
    await expect(game.getByRole("button", { name: "Girar" })).toBeEnabled();
    await expect(page.getByText(words.money(1_248_050)).first()).toBeVisible();
    await save(page, "game");
  } finally {
    await browser.close();
  }
};

await mkdir(folder, { recursive: true });
await withGateways(1, ([gatewayUrl = ""]) => takeAll(gatewayUrl));
