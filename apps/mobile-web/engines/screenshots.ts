import { mkdir } from "node:fs/promises";
import { relative, resolve } from "node:path";
import type { WebDriver } from "selenium-webdriver";
import sharp from "sharp";
import { consoleOf } from "../e2e/console.ts";
import type { Player } from "../e2e/player.ts";
import { withGateways } from "../e2e/start-gateways.ts";
import { startSession } from "./engine-session.ts";
import { beginVisit, signTabIn } from "./fresh-visit.ts";
import { phoneOf, until } from "./phone.ts";
import { role } from "./sought.ts";

/**
 * Takes pictures of five pages in WebKit and in Firefox, beside each other, of a built site:
 * `npx pnpm@12 --filter @volado/mobile-web run screenshots:engines`.
 */

const repository = resolve(import.meta.dirname, "../../..");
const folder = resolve(repository, "docs/screenshots");

interface Page {
  readonly name: string;
  readonly path: string;
  readonly player?: Player;
}

const pages: readonly Page[] = [
  { name: "home", path: "/m/home" },
  { name: "slots", path: "/m/slot-games" },
  { name: "login", path: "/m/login" },
  { name: "deposit", path: "/m/voucherCenter", player: "jugador" },
  { name: "agent", path: "/m/agent", player: "agente" },
];

/** Runs in the page: whether nothing on the screen is still on its way. */
const isSettled = (): boolean =>
  document.fonts.status === "loaded" &&
  document.querySelector('[data-prerendered], main [aria-busy="true"], main .vo-skeleton') === null &&
  [...document.images].every((image) => {
    const { top, left } = image.getBoundingClientRect();
    return image.complete || top > innerHeight || left > innerWidth;
  });

const takePage = async (driver: WebDriver, gatewayUrl: string, { path, player }: Page): Promise<Buffer> => {
  await beginVisit(driver, gatewayUrl);
  if (player) await signTabIn(driver, gatewayUrl, gatewayUrl)(player);
  const phone = phoneOf(driver, gatewayUrl);
  await phone.open(path);
  await phone.see(role("main"));
  await until(`that ${path} has settled`, () => driver.executeScript<boolean>(isSettled));
  return Buffer.from(await driver.takeScreenshot(), "base64");
};

const takeEngine = async (engine: "webkit" | "firefox", gatewayUrl: string): Promise<readonly Buffer[]> => {
  const { nextWindow, stop } = await startSession(engine);
  try {
    const driver = await nextWindow();
    const taken: Buffer[] = [];
    for (const page of pages) taken.push(await takePage(driver, gatewayUrl, page));
    return taken;
  } finally {
    await stop();
  }
};

/** Between the two pictures of a sheet, in pixels. */
const GAP = 16;

const saveSheet = async (name: string, sides: readonly Buffer[]): Promise<void> => {
  const { width = 0, height = 0 } = await sharp(sides[0]).metadata();
  const path = resolve(folder, `engines-${name}.webp`);
  const sheet = sharp({
    create: { width: 2 * width + GAP, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const placed = sides.map((input, place) => ({ input, top: 0, left: place * (width + GAP) }));
  const { size } = await sheet.composite(placed).webp({ quality: 80 }).toFile(path);
  process.stdout.write(`${relative(repository, path)}  ${Math.round(size / 1000)} KB\n`);
};

await mkdir(folder, { recursive: true });
await withGateways(1, async ([gatewayUrl = ""]) => {
  await consoleOf(gatewayUrl).setBalance("jugador", 1_248_050);
  const webkit = await takeEngine("webkit", gatewayUrl);
  const firefox = await takeEngine("firefox", gatewayUrl);
  for (const [place, { name }] of pages.entries()) {
    await saveSheet(
      name,
      [webkit[place], firefox[place]].filter((side) => side !== undefined),
    );
  }
});
