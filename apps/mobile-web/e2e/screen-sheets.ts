import { mkdir, stat, writeFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { launchOptions } from "@volado/tooling/browser";
import { type Console, consoleOf } from "./console.ts";
import { menusOf } from "./menus-page.ts";
import { openSettled } from "./navigation.ts";
import type { Account } from "./player.ts";
import { withGateways } from "./start-gateways.ts";
import { type JourneyLanguage, type Texts, textsIn } from "./texts.ts";
import { beginVisit } from "./visit.ts";

/**
 * Takes the sheets in `docs/screens.md`, of a built site on the seeded world, in both languages, 320, 390 and 480 px
 * wide: home, side menu and member panel as guest, member and agent, and the gate's three screens. `npx -y pnpm@12
 * --filter @volado/mobile-web run screenshots:sheets`
 */

const repository = resolve(import.meta.dirname, "../../..");
const folder = resolve(repository, "docs/screenshots");

/** Size limit of a sheet in bytes: every clone downloads them. */
const LIMIT = 110_000;

/** Scale of a sheet's pictures to the screens they show. */
const SCALE = 0.7;

/** Gap between two pictures in CSS pixels. */
const GAP = 20;

/** Waits until every visible picture of the page has loaded. */
const picturesShown = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  const waiting = () =>
    page.locator("img").evaluateAll((all) =>
      all.flatMap((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const seen =
          width > 0 && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
        return image instanceof HTMLImageElement && seen && !image.complete ? [image.src] : [];
      }),
    );
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
};

/** The visible page as a data URL. */
const pictureOf = async (page: Page): Promise<string> => {
  await picturesShown(page);
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  return `data:image/png;base64,${picture.toString("base64")}`;
};

/**
 * Puts pictures side by side, row under row, into one WebP file of `docs/screenshots`.
 *
 * @throws Error if the file exceeds the size limit.
 */
const saveSheet = async (
  browser: Browser,
  rows: readonly (readonly string[])[],
  name: string,
): Promise<void> => {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ({ given, scale, gap }) => {
      const images = await Promise.all(
        given.map((row) =>
          Promise.all(
            row.map(async (source) => {
              const image = new Image();
              image.src = source;
              await image.decode();
              return image;
            }),
          ),
        ),
      );
      const widthOf = (row: readonly HTMLImageElement[]) =>
        row.reduce((sum, { width }) => sum + width * scale + gap, gap);
      const heightOf = (row: readonly HTMLImageElement[]) =>
        Math.max(...row.map(({ height }) => height)) * scale + gap;
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(...images.map(widthOf));
      canvas.height = images.reduce((sum, row) => sum + heightOf(row), gap);
      const sheet = canvas.getContext("2d");
      if (!sheet) throw new Error("The browser draws nothing.");
      sheet.fillStyle = "GrayText";
      sheet.fillRect(0, 0, canvas.width, canvas.height);
      sheet.imageSmoothingQuality = "high";
      let top = gap;
      for (const row of images) {
        let left = gap;
        for (const image of row) {
          sheet.drawImage(image, left, top, image.width * scale, image.height * scale);
          left += image.width * scale + gap;
        }
        top += heightOf(row);
      }
      return canvas.toDataURL("image/webp", 0.62);
    },
    { given: rows, scale: SCALE, gap: GAP },
  );
  await page.close();
  await mkdir(folder, { recursive: true });
  const path = resolve(folder, `${name}.webp`);
  await writeFile(path, Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
  const { size } = await stat(path);
  if (size > LIMIT) throw new Error(`${name}.webp has ${size} bytes; the limit is ${LIMIT}.`);
  process.stdout.write(`${relative(repository, path)}  ${Math.round(size / 1000)} KB\n`);
};

/** Screens a sheet shows side by side, in CSS pixels. */
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 480, height: 960 },
] as const;

const players: readonly { name: string; account?: Account }[] = [
  { name: "guest" },
  { name: "member", account: "jugador" },
  { name: "agent", account: "agente" },
];

const languages: readonly JourneyLanguage[] = ["ES", "EN"];

/** The gate's screens: the reason why the site is closed, and its heading. */
const closings = [
  { why: { maintenance: true }, title: "closed.maintenanceTitle" },
  { why: { regionRestriction: true }, title: "closed.regionTitle" },
  { why: { blocked: true }, title: "closed.blockedTitle" },
] as const;

/** Calls `show` for each screen. */
const onScreens = async (page: Page, show: () => Promise<unknown>): Promise<string[]> => {
  const pictures: string[] = [];
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await show();
    pictures.push(await pictureOf(page));
  }
  return pictures;
};

/** Home, the side menu and the member panel of one player. */
const playerSheets = async (page: Page, words: Texts, guest: boolean) => {
  const { side, openSide, openPanel } = menusOf(page, words);
  const notices = page.getByRole("region", { name: words.t("home.notices") });
  const home = async () => {
    await openSettled(page, "/m/home");
    // A player's notices load after the page.
    await expect(notices.getByRole("listitem").first()).toBeVisible();
  };
  const menu = async () => {
    await home();
    await openSide();
    await expect(side.getByRole("link", { name: words.t("shell.categories.SPORTS") }).first()).toBeVisible();
  };
  const panel = async () => {
    await home();
    await openPanel(guest);
  };
  return {
    home: [await onScreens(page, home)],
    menus: [await onScreens(page, menu), await onScreens(page, panel)],
  };
};

/** The closed site, for each reason. */
const gateSheet = async (page: Page, { t }: Texts, gateway: Console) => {
  const rows: string[][] = [];
  for (const { why, title } of closings) {
    await gateway.closeSite(why);
    rows.push(
      await onScreens(page, async () => {
        await page.goto("/m/home");
        await expect(page.getByRole("heading", { level: 1, name: t(title) })).toBeVisible();
        // The visitor's address and the contacts load with the status.
        await expect(page.getByRole("list", { name: t("closed.service") })).toBeVisible();
      }),
    );
    await gateway.heal();
  }
  return rows;
};

await withGateways(1, async ([gatewayUrl = ""]) => {
  const gateway = consoleOf(gatewayUrl);
  await gateway.setBalance("jugador", 1_248_050);
  await gateway.setBalance("agente", 8_604_210);
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const language of languages) {
      const words = await textsIn(language);
      const ending = language.toLowerCase();
      for (const { name, account } of players) {
        const page = await (await beginVisit(browser, { gatewayUrl, language, account })).newPage();
        const { home, menus } = await playerSheets(page, words, !account);
        await saveSheet(browser, home, `home-${name}-${ending}`);
        await saveSheet(browser, menus, `menus-${name}-${ending}`);
        await page.context().close();
      }
      const page = await (await beginVisit(browser, { gatewayUrl, language })).newPage();
      await saveSheet(browser, await gateSheet(page, words, gateway), `gate-${ending}`);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
});
