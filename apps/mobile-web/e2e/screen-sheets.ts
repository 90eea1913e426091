import { chromium, expect, type Page } from "@playwright/test";
import { launchOptions } from "@volado/tooling/browser";
import { type Console, consoleOf } from "./console.ts";
import { menusOf } from "./menus-page.ts";
import type { Account } from "./player.ts";
import { openSettled } from "./settled.ts";
import { pictureOf, saveSheet } from "./sheet.ts";
import { withGateways } from "./start-gateways.ts";
import { type JourneyLanguage, type Texts, textsIn } from "./texts.ts";
import { beginVisit } from "./visit.ts";

/**
 * Takes the sheets of `docs/screens.md`, of a built site on the seeded world, in both languages, 320, 390 and 480 px
 * wide: home, side menu and member panel as guest, member and agent, and the gate's three screens. `npx -y pnpm@12
 * --filter @volado/mobile-web run screenshots:sheets`
 */

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

/** The gate's screens: why the site is closed, and the matching heading. */
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
