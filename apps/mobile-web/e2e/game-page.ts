import { expect, type Frame, type Page, type Request } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Address of a slot machine in the seeded world that has a demonstration. */
export const SLOT = "/m/play?node=JL-RNG-001&game=G-JL-RNG-001&vendor=JL&type=RNG&demo=1";

const MEMBER_LAUNCH = "/api/games/launch";
const GUEST_LAUNCH = "/api/games/launch-guest";

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Page object of an open game. */
export const gamePage = (page: Page, { t }: Texts) => {
  const frame = page.locator("main iframe");
  const inFrame = page.frameLocator("main iframe");
  return {
    frame,
    inFrame,
    bar: page.getByRole("banner").or(page.locator("main header")).first(),
    exit: page.getByRole("button", { name: t("games.play.exit") }).first(),
    again: page.getByRole("button", { name: t("games.play.again") }),
    logIn: page.locator("main").getByRole("link", { name: t("shell.login") }),
    failure: page.getByRole("alert").filter({ hasText: t("games.play.failed") }),
    late: page.getByRole("alert").filter({ hasText: t("games.play.late") }),
    /** Waits until the game can be played, in demo or real mode. */
    plays: async (mode: "demo" | "real") => {
      await expect(inFrame.locator(`body[data-mode="${mode}"]`)).toBeAttached();
      await expect(inFrame.getByRole("button", { name: /^(Girar|Spin)$/ })).toBeEnabled();
    },
    /** The game's own window, for sending its messages. */
    window: async (): Promise<Frame> => {
      const found = await (await frame.elementHandle())?.contentFrame();
      if (!found) throw new Error("The game has no frame.");
      return found;
    },
  };
};

/** Waits for a launch and returns the fields of its address. */
export const launchFields = async (page: Page, who: "member" | "guest", act: () => Promise<unknown>) => {
  const launch = who === "member" ? MEMBER_LAUNCH : GUEST_LAUNCH;
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => pathOf(candidate) === launch),
    act(),
  ]);
  const headers = await request.allHeaders();
  return {
    fields: Object.fromEntries(new URL(request.url()).searchParams),
    token: headers.token,
  };
};

/** Refuses a guest's launches. */
export const refuseLaunches = (page: Page, status: number, code: string) =>
  page.route(`**${GUEST_LAUNCH}?**`, (route) => route.fulfill({ status, json: { success: false, code } }));

/** Returns this address for a guest's launches. */
export const launchAt = (page: Page, url: string) =>
  page.route(`**${GUEST_LAUNCH}?**`, (route) =>
    route.fulfill({ json: { success: true, value: { content: { game_url: url } } } }),
  );
