import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import * as z from "zod";
import type { Measured } from "./behaviours.ts";
import {
  calm,
  fling,
  hurried,
  nextPaint,
  openPhone,
  type Phone,
  recordTrace,
  sampleScroll,
  signIn,
  stillness,
  untilPainted,
} from "./phone.ts";
import { serveSite } from "./served-site.ts";
import { blankShare, droppedShare, mainThreadTasks } from "./traces.ts";

/** Language-independent selectors: the kit's class names, which are public API, and URLs. */
const marks = {
  menu: ".vo-header[data-kind='home'] button[aria-expanded]",
  dialog: "dialog[open]",
  filter: ".app-filter-button",
  search: "input[type='search']",
  list: ".vo-game-grid__list",
  tile: ".vo-game-grid__list > .vo-game-tile",
  openTile: ".vo-game-grid__list .vo-game-tile__open",
  star: ".vo-game-grid__list .vo-game-tile__star",
  homeTile: "main .vo-game-row .vo-game-tile",
  toList: "main .vo-rail__link[href='/m/slot-games']",
  sports: "main .vo-rail__link[href='/m/home?category=SPORTS']",
  hot: "main .vo-rail__link[href='/m/home']",
  gameFrame: ".app-play__stage[data-loaded]",
  picture: ".vo-game-tile img.vo-game-tile__cover",
} as const;

const HOME = "/m/home";
const LIST = "/m/slot-games";

const times = async (count: number, act: (time: number) => Promise<void>): Promise<void> => {
  for (let time = 0; time < count; time += 1) await act(time);
};

/** Opens a page and waits for its tiles and for network idle. */
const settle = async (page: Page, address: string, tile: string): Promise<void> => {
  await page.goto(address);
  await page.locator(tile).first().waitFor();
  await page.waitForLoadState("networkidle");
};

/** Repetitions of each interaction. The slowest counts, as in Interaction to Next Paint. */
const TIMES = 3;

/** Opens and closes something several times with a tap on `opener`. */
const openings = async (page: Page, opener: string): Promise<number> => {
  const paints: number[] = [];
  await times(TIMES, async () => {
    const open = async () => {
      await page.locator(opener).first().tap();
      await page.locator(marks.dialog).waitFor();
    };
    paints.push(await nextPaint(page, open));
    await page.keyboard.press("Escape");
    await page.locator(marks.dialog).waitFor({ state: "detached" });
  });
  return Math.max(...paints);
};

/** Taps and types as a signed-in player on home and in a list. */
const measureInteractions = async ({ page, slowDown }: Phone): Promise<Measured> => {
  await signIn(page);
  await settle(page, HOME, marks.homeTile);
  await slowDown();
  const menu = await openings(page, marks.menu);
  const switchCategory = async () => {
    await page.locator(marks.sports).tap();
    await page.locator(`${marks.sports}[data-selected]`).waitFor();
    await page.locator(marks.hot).tap();
    await page.locator(marks.homeTile).first().waitFor();
  };
  const category = await nextPaint(page, () => times(TIMES, switchCategory));

  await settle(page, LIST, marks.tile);
  const tapStar = async (time: number) => {
    const star = page.locator(marks.star).nth(time);
    await star.tap();
    await page.locator(`${marks.star}[aria-pressed="true"]`).nth(0).waitFor();
    await star.tap();
  };
  const star = await nextPaint(page, () => times(TIMES, tapStar));
  const filter = await openings(page, marks.filter);
  const type = () => page.locator(marks.search).pressSequentially("jaguar", { delay: 90 });
  return { menu, category, star, filter, search: await nextPaint(page, type) };
};

/** Navigates from home to the list of slots twice: with an empty cache and with a full one. */
const measureNavigation = async ({ page, slowDown }: Phone): Promise<Measured> => {
  await settle(page, HOME, marks.homeTile);
  await slowDown();
  const listFirst = await untilPainted(page, marks.toList, marks.tile);
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await page.locator(marks.homeTile).first().waitFor();
  await page.waitForLoadState("networkidle");
  return { listFirst, listWarm: await untilPainted(page, marks.toList, marks.tile) };
};

/** Milliseconds of each half of the idle time: home renders in the first, only animates in the second. */
const HALF = 15_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Opens home on a phone and leaves it idle for half a minute. */
const measureHomeAtRest = async (phone: Phone): Promise<Measured> => {
  const { page, slowDown } = phone;
  await slowDown();
  const opening = await recordTrace(phone, async () => {
    await page.goto(HOME, { waitUntil: "commit" });
    await page.waitForTimeout(HALF);
  });
  const rest = await recordTrace(phone, () => page.waitForTimeout(HALF));
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => new URL(entry.name).pathname.endsWith(".js"))
      .map((entry) => Reflect.get(entry, "encodedBodySize")),
  );
  return {
    restLongTasks: sum(mainThreadTasks(opening).map((ms) => Math.max(0, ms - 50))),
    restBusy: (sum(mainThreadTasks(rest)) * 60_000) / HALF,
    restScript: sum(z.array(z.number()).parse(sizes)) / 1_000,
    restFiles: sizes.length,
  };
};

const calmFlings = (phone: Phone) =>
  times(6, async () => {
    await fling(phone, calm);
    await stillness(phone.page);
  });

/** Flings through a list from its top while its pages and pictures load. */
const measureArrivingFlings = async (phone: Phone): Promise<Measured> => {
  await settle(phone.page, LIST, marks.tile);
  await phone.slowDown();
  const samplesSoFar = await sampleScroll(phone.page, marks.list);
  const trace = await recordTrace(phone, () => calmFlings(phone));
  return {
    arrivingDropped: droppedShare(trace),
    arrivingLongest: Math.max(0, ...mainThreadTasks(trace)),
    arrivingBlank: blankShare(await samplesSoFar()),
  };
};

/**
 * Answers the second page of every game list with all remaining games, fetched from the gateway in its largest page
 * size, so that one step loads thousands of games instead of 25. Patches `fetch` in the page: network interception
 * would slow down every picture and bypass the cache.
 */
const answerWholeList = (page: Page) =>
  page.addInitScript((largest) => {
    const send = window.fetch.bind(window);
    const rest = async (address: URL, init: RequestInit | undefined): Promise<Response> => {
      const shown = Number(address.searchParams.get("pageSize"));
      address.searchParams.set("pageSize", String(largest));
      const ask = async (pageNo: number) => {
        address.searchParams.set("pageNo", String(pageNo));
        return (await (await send(address.href, init)).json()).value;
      };
      const first = await ask(1);
      const more = Math.ceil(first.totalCount / largest) - 1;
      const others = await Promise.all(Array.from({ length: more }, (_, index) => ask(index + 2)));
      const games = [first, ...others].flatMap((part) => part.games);
      const value = { games: games.slice(shown), pageNum: 2, totalPages: 2, totalCount: games.length };
      return Response.json({ success: true, value });
    };
    window.fetch = (target, init) => {
      const address = new URL(target instanceof Request ? target.url : target, location.href);
      const second = address.pathname === "/api/games" && address.searchParams.get("pageNo") === "2";
      return second ? rest(address, init) : send(target, init);
    };
  }, 100);

/** Flings through the whole list, first slowly and then fast. */
const measureFlings = async (phone: Phone): Promise<Measured> => {
  const { page } = phone;
  await answerWholeList(page);
  await page.goto(LIST);
  await page.locator(marks.tile).first().waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(
    (tile) =>
      Number(document.querySelector(tile)?.getAttribute("aria-setsize")) * 50 < document.body.scrollHeight,
    marks.tile,
  );
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
  await phone.slowDown();
  const samplesSoFar = await sampleScroll(page, marks.list);

  const calmTrace = await recordTrace(phone, () => calmFlings(phone));
  const calmSamples = await samplesSoFar();
  const stressTrace = await recordTrace(phone, async () => {
    await times(10, async () => {
      await fling(phone, hurried);
      // The list is still scrolling.
      await sleep(300);
    });
    await stillness(page);
  });
  return {
    calmDropped: droppedShare(calmTrace),
    calmBlank: blankShare(calmSamples),
    calmElements: Math.max(...calmSamples.map(({ elements }) => elements)),
    stressDropped: droppedShare(stressTrace),
    stressBlank: blankShare(await samplesSoFar()),
  };
};

/** Slow 4G: 1.6 Mbps and 150 ms, with the per-request factors that Lighthouse uses for DevTools throttling. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
} as const;

/** Milliseconds from navigation until the first tile, prerendered or rendered by React, shows its picture. */
const measureFirstPicture = async ({ page, cdp, slowDown }: Phone): Promise<Measured> => {
  await page.addInitScript((picture) => {
    const shown = new Promise((resolve) => {
      const look = (): void => {
        const image = document.querySelector(picture);
        if (image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)
          requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
    Reflect.set(window, "pictureShown", shown);
  }, marks.picture);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", slow4G);
  await slowDown();
  await page.goto(LIST, { waitUntil: "commit" });
  const firstPicture = z.number().parse(await page.evaluate(() => Reflect.get(window, "pictureShown")));
  return { firstPicture };
};

/**
 * Visits home until the service worker has cached it, then again offline. Returns the milliseconds until the shell is
 * painted.
 */
const measureOfflineShell = async ({ page, context, slowDown }: Phone): Promise<Measured> => {
  await page.goto(HOME);
  await page.evaluate(async () => {
    // The worker registers after the first view and serves pages only once activated.
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === "activated") return;
    await new Promise<void>((done) => {
      active.addEventListener("statechange", () => active.state === "activated" && done());
    });
  });
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await slowDown();
  await page.goto(HOME, { waitUntil: "commit" });
  await page.locator(marks.menu).waitFor();
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName("first-contentful-paint");
          if (first) resolve(first.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
  return { offlineShell: paint };
};

/** Heap growth in MB after fifty rounds of home, list, game and back. */
const measureHeap = async ({ page, cdp }: Phone): Promise<Measured> => {
  await signIn(page);
  await page.goto(HOME);
  await page.locator(marks.homeTile).first().waitFor();
  const round = async () => {
    await page.locator(marks.toList).tap();
    await page.locator(marks.openTile).first().tap();
    await page.locator(marks.gameFrame).waitFor();
    await page.goBack();
    await page.locator(marks.tile).first().waitFor();
    await page.goBack();
    await page.locator(marks.homeTile).first().waitFor();
  };
  const usedHeap = async (): Promise<number> => {
    for (let time = 0; time < 2; time += 1) await cdp.send("HeapProfiler.collectGarbage");
    return (await cdp.send("Runtime.getHeapUsage")).usedSize;
  };
  // The first round loads code and fills caches that are meant to stay.
  await round();
  const before = await usedHeap();
  await times(50, round);
  return { heap: ((await usedHeap()) - before) / 1_000_000 };
};

const steps: Readonly<Record<string, (phone: Phone) => Promise<Measured>>> = {
  interactions: measureInteractions,
  "home to list": measureNavigation,
  "home at rest": measureHomeAtRest,
  "flings while pages arrive": measureArrivingFlings,
  flings: measureFlings,
  "first picture": measureFirstPicture,
  "second visit, offline": measureOfflineShell,
  heap: measureHeap,
};

/** What to measure: the built site, the number of runs, and extra API latency in milliseconds. */
export type BehaviourOptions = {
  readonly site: string;
  readonly runs: number;
  readonly apiDelay: number;
  /** Called at the start of each step. */
  readonly onStep: (step: string) => void;
};

/**
 * Measures every behaviour on a gateway with 5,000 slots, each step in a new browser.
 * @returns one entry per run
 */
export const measureBehaviours = async ({
  site,
  runs,
  apiDelay,
  onStep,
}: BehaviourOptions): Promise<readonly Measured[]> => {
  const { origin, stop } = await serveSite(site, { apiDelay, slotGames: 5_000 });
  const results: Measured[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      let measured: Measured = {};
      for (const [name, measure] of Object.entries(steps)) {
        onStep(`${name}, ${run} of ${runs}`);
        const phone = await openPhone(origin);
        measured = { ...measured, ...(await measure(phone).finally(phone.close)) };
      }
      results.push(measured);
    }
  } finally {
    await stop();
  }
  return results;
};
