import { setTimeout as sleep } from "node:timers/promises";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import * as z from "zod";
import { wholeBrowserOptions } from "../browser/launch-options.ts";
import { scrollSample, traceCategories } from "./traces.ts";

/** Full Chromium, not its headless shell, emulating a slow phone of 390 x 844 with one page. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
  /** Slows the CPU down four times from now on. */
  slowDown(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a new browser, so that nothing is cached and no other page interferes. */
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
  const slowDown = async () => {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  };
  return { page, context, cdp, slowDown, close: () => browser.close() };
};

/** Signs the demo member in through the login page. */
export const signIn = async (page: Page, origin = ""): Promise<void> => {
  await page.goto(`${origin}/m/login`);
  await page.locator("input[autocomplete='username']").fill("jugador");
  await page.locator("input[autocomplete='current-password']").fill("Volado2026");
  await page.locator("form button[type='submit']").click();
  await page.waitForURL((url) => url.pathname !== "/m/login");
};

/** A fling: distance and duration of the swipe. The list keeps scrolling afterwards. */
interface Fling {
  readonly distance: number;
  readonly ms: number;
}

/** A slow fling. */
export const calm: Fling = { distance: 500, ms: 250 };

/** A fast fling. */
export const hurried: Fling = { distance: 600, ms: 75 };

const MOVES = 12;
const FROM = { x: 195, y: 760 } as const;

/** Swipes on the screen. Touch events carry their intended timestamps, so a delayed one has the same speed. */
export const fling = async ({ cdp }: Phone, { distance, ms }: Fling): Promise<void> => {
  const begun = Date.now();
  type Touch = "touchStart" | "touchMove" | "touchEnd";
  const touch = async (type: Touch, at: number, y?: number): Promise<void> => {
    await sleep(Math.max(0, begun + at - Date.now()));
    await cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: FROM.x, y }],
      timestamp: (begun + at) / 1000,
    });
  };
  await touch("touchStart", 0, FROM.y);
  for (let move = 1; move <= MOVES; move += 1)
    await touch("touchMove", (move * ms) / MOVES, FROM.y - (move * distance) / MOVES);
  await touch("touchEnd", ms + 1);
};

/** Waits until scrolling has stopped for a few frames. */
export const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let last = Number.NaN;
    for (let still = 0; still <= 8; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

/** Event Timing ignores shorter events and rounds to 8 ms. */
const MIN_DURATION = 16;

/** Duration of the slowest event of an action up to the next paint, as in Interaction to Next Paint. */
export const nextPaint = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, "interactionId")) > 0) durations.push(entry.duration);
    });
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold,
    };
    observer.observe(events);
    Reflect.set(window, "slowEvents", durations);
  }, MIN_DURATION);
  await act();
  const durations = await page.evaluate(async () => {
    // Entries arrive after the paint that they include.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return Reflect.get(window, "slowEvents");
  });
  return Math.max(MIN_DURATION, ...z.array(z.number()).parse(durations));
};

/** Milliseconds from a tap on `link` until the first frame that contains `content` is painted. */
export const untilPainted = async (page: Page, link: string, content: string): Promise<number> => {
  await page.evaluate((selector) => {
    const painted = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event): void => {
        const look = (): void => {
          // What exists at the start of a frame was painted by the previous one.
          if (document.querySelector(selector)) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener("click", begin, { capture: true, once: true });
    });
    Reflect.set(window, "painted", painted);
  }, content);
  await page.locator(link).tap();
  return z.number().parse(await page.evaluate(() => Reflect.get(window, "painted")));
};

/** Runs `action` while the browser traces frames and tasks. @returns the trace events */
export const recordTrace = async (
  { cdp, page }: Phone,
  run: () => Promise<void>,
): Promise<readonly unknown[]> => {
  const events: unknown[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }): void => {
    events.push(...value);
  };
  cdp.on("Tracing.dataCollected", collect);
  const complete = new Promise<void>((resolve) => {
    cdp.once("Tracing.tracingComplete", () => resolve());
    page.once("close", () => resolve());
  });
  const traceConfig = { includedCategories: [...traceCategories] };
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await run();
  await cdp.send("Tracing.end");
  await complete;
  if (page.isClosed()) throw new Error("The browser closed during a trace.");
  cdp.off("Tracing.dataCollected", collect);
  return events;
};

/**
 * Samples each scroll event before the page's own listeners run: the screen has already moved, but the tiles are those
 * of the last frame. This is the worst state that the player sees.
 * @returns a function that returns the samples since the last call
 */
export const sampleScroll = async (page: Page, list: string) => {
  await page.evaluate((selector) => {
    const samples: unknown[] = [];
    Reflect.set(window, "scrollSamples", () => samples.splice(0));
    const look = (): void => {
      const wall = document.querySelector(selector);
      const [first, last] = [wall?.firstElementChild, wall?.lastElementChild];
      if (!wall || !first || !last) return;
      const { top, bottom } = wall.getBoundingClientRect();
      const within = (y: number): number => Math.min(Math.max(y, 0, top), Math.min(innerHeight, bottom));
      const filled = within(last.getBoundingClientRect().bottom) - within(first.getBoundingClientRect().top);
      const elements = document.querySelectorAll("*").length;
      samples.push({ room: within(bottom) - within(top), filled: Math.max(0, filled), elements });
    };
    addEventListener("scroll", look, { capture: true, passive: true });
  }, list);
  return async () => z.array(scrollSample).parse(await page.evaluate("scrollSamples()"));
};
