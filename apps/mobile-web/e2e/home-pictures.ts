import { mkdir, stat } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { browserArgs, findBrowser } from "@volado/tooling/browser";
import { consoleOf } from "./console.ts";
import { type Account, signIn } from "./player.ts";
import { openSettled } from "./settled.ts";
import { SESSION_KEY } from "./site-facts.ts";
import { withGateways } from "./start-gateways.ts";
import type { JourneyLanguage } from "./words.ts";

/**
 * Takes the pictures of home as guest, member and agent, in both languages, 320, 390 and 480 px wide, of a built site on
 * the seeded world: `npx pnpm@12 --filter @volado/mobile-web run screenshots:home`. One file for each player and language.
 */

const repository = resolve(import.meta.dirname, "../../..");
const folder = resolve(repository, "docs/screenshots");

/** Bytes a picture may take: every clone carries them for ever. */
const LIMIT = 150_000;

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

interface Sheet {
  gatewayUrl: string;
  language: JourneyLanguage;
  account: Account | undefined;
}

/** Home on every screen, as data addresses of the pictures. */
const take = async (browser: Browser, { gatewayUrl, language, account }: Sheet): Promise<string[]> => {
  const session = account && (await signIn(gatewayUrl, account));
  const context = await browser.newContext({
    baseURL: gatewayUrl,
    hasTouch: true,
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "language", value: language, url: gatewayUrl }]);
  await context.addInitScript(
    ([key, value, chosen]) => {
      if (window !== window.top) return;
      localStorage.setItem("language", chosen);
      if (value) sessionStorage.setItem(key, value);
    },
    [SESSION_KEY, session ? JSON.stringify(session) : "", language] as const,
  );
  const page = await context.newPage();
  const pictures: string[] = [];
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await openSettled(page, "/m/home");
    await picturesShown(page);
    const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
    pictures.push(`data:image/png;base64,${picture.toString("base64")}`);
  }
  await context.close();
  return pictures;
};

/** Puts the pictures of one sheet side by side into a file. */
const save = async (browser: Browser, pictures: readonly string[], name: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1270, height: 1000 }, deviceScaleFactor: 0.75 });
  await page.setContent(
    `<body style="margin:0;padding:20px;display:flex;gap:20px;align-items:start;background:GrayText">${pictures
      .map((picture) => `<img src="${picture}" alt="">`)
      .join("")}</body>`,
  );
  await picturesShown(page);
  const path = resolve(folder, `${name}.jpg`);
  await page.screenshot({ path, type: "jpeg", quality: 55 });
  await page.close();
  const { size } = await stat(path);
  if (size > LIMIT) throw new Error(`${name}.jpg has ${size} bytes; the limit is ${LIMIT}.`);
  process.stdout.write(`${relative(repository, path)}  ${Math.round(size / 1000)} KB\n`);
};

await mkdir(folder, { recursive: true });
await withGateways(1, async ([gatewayUrl = ""]) => {
  await consoleOf(gatewayUrl).setBalance("jugador", 1_248_050);
  await consoleOf(gatewayUrl).setBalance("agente", 8_604_210);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
  try {
    for (const { name, account } of players) {
      for (const language of languages) {
        const pictures = await take(browser, { gatewayUrl, language, account });
        await save(browser, pictures, `home-${name}-${language.toLowerCase()}`);
      }
    }
  } finally {
    await browser.close();
  }
});
