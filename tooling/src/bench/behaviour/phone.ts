import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { wholeBrowserOptions } from "../../browser/launch-options.ts";

/** The whole Chromium, not its headless shell, as a slow phone of 390 x 844, with one page open. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
  /** How many times slower than this machine the processor is from now on. */
  slowDown(times: number): Promise<void>;
  close(): Promise<void>;
}

/** How many times slower the phone's processor is than this machine's. */
export const SLOWER = 4;

/** Starts a browser of its own, so that nothing is cached and no other page takes part. */
export const openPhone = async (origin: string): Promise<Phone> => {
  const browser = await chromium.launch(await wholeBrowserOptions());
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const cdp = await context.newCDPSession(page);
  return {
    page,
    context,
    cdp,
    slowDown: async (rate) => {
      await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    },
    close: () => browser.close(),
  };
};
