import type { Page } from "playwright-core";
import { DEFAULT_BRAND, otherBrands } from "../brands.ts";
import { type Tour, visitInBrowser } from "../browser/visit.ts";
import type { Check } from "./check.ts";
import { faultsInPage, missedFaults } from "./faults-in-page.ts";
import { type StorybookEntry, withStorybook } from "./storybook.ts";

/** Stories about content that is hard to fit. */
const hard = /--(.*-)?(long|narrow|wide|whole|many)(-|$)/;

/** Ids of the stories to check: the first of each component, and all about long texts or narrow screens. */
export const chosenStories = (entries: readonly StorybookEntry[]): readonly string[] => {
  const seen = new Set<string>();
  return entries
    .filter(({ type }) => type === "story")
    .filter(({ id, importPath }) => {
      const first = !seen.has(importPath);
      seen.add(importPath);
      return first || hard.test(id);
    })
    .map(({ id }) => id);
};

/** A combination of display settings in which a story is checked. */
type Look = {
  readonly brand: string;
  readonly theme: "dark" | "light";
  readonly language: "es" | "en";
  /** CSS pixels. */
  readonly width: number;
  readonly doubleText: boolean;
  readonly forcedColours: boolean;
};

const plain = { language: "es", width: 390, doubleText: false, forcedColours: false } as const;

/** Dark, in the language with the longer texts: with normal text and with 200 %. */
const dark = { ...plain, theme: "dark" } as const;
/** Light, in the other language. */
const lightTheme = { ...plain, theme: "light", language: "en" } as const;

/**
 * The default brand, dark, at 390 pixels for the wider layouts. Everything else at 320, since what fits there fits on
 * wider screens: dark, also with 200 % text, light, in forced colours, and the other brands, whose sizes and fonts
 * differ. Looks with the same theme and language are adjacent, because changing those re-renders the story.
 */
const looksOf = (defaultBrand: string, others: readonly string[]): readonly Look[] => [
  { ...dark, brand: defaultBrand, width: 390 },
  { ...dark, brand: defaultBrand, width: 320, doubleText: true },
  { ...dark, brand: defaultBrand, width: 320 },
  { ...dark, brand: defaultBrand, width: 320, language: "en", forcedColours: true },
  { ...lightTheme, brand: defaultBrand, width: 320 },
  ...others.flatMap((brand): readonly Look[] => [
    { ...lightTheme, brand, width: 320 },
    { ...dark, brand, width: 320, doubleText: true },
  ]),
];

/** Describes a look in messages. */
const nameOf = ({ brand, theme, language, width, doubleText, forcedColours }: Look): string =>
  [
    brand,
    theme,
    language,
    `${width} px`,
    doubleText && "text of 200 %",
    forcedColours && "the device's colours",
  ]
    .filter(Boolean)
    .join(", ");

/**
 * Applies a look to the open story and waits until the layout is stable.
 * @throws Error if Storybook has not applied it within 15 s
 */
const show = async (
  page: Page,
  { brand, theme, language, width, doubleText, forcedColours }: Look,
): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ forcedColors: forcedColours ? "active" : "none" });
  await page.evaluate(
    async ([brand, theme, language, size]) => {
      const root = document.documentElement;
      const frame = () => new Promise(requestAnimationFrame);
      const isApplied = () => {
        const sheets = document.querySelectorAll<HTMLLinkElement>("link[data-brand]");
        return (
          root.dataset.theme === theme &&
          root.lang === language &&
          sheets.length === 1 &&
          sheets[0]?.dataset.brand === brand
        );
      };
      root.style.fontSize = size;
      if (!isApplied()) {
        const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
        const emit: unknown = Reflect.get(Object(channel), "emit");
        if (typeof emit !== "function") throw new Error("This page is not Storybook's.");
        emit.call(channel, "updateGlobals", { globals: { brand, theme, language } });
      }
      const late = performance.now() + 15_000;
      while (!isApplied()) {
        if (performance.now() > late) throw new Error(`${brand}, ${theme}, ${language} was not shown.`);
        await frame();
      }
      await frame();
      await frame();
    },
    [brand, theme, language, doubleText ? "200%" : ""] as const,
  );
};

const isDrawn = (page: Page) => page.locator("body.sb-show-main").waitFor({ state: "attached" });

/** Opens Storybook's page of one story. */
const openStory = async (page: Page, origin: string, story: string): Promise<void> => {
  // Disables Storybook's own axe run, which would run meanwhile. The step "stories" covers it.
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await isDrawn(page);
};

/**
 * Switches the open page to another story through Storybook's channel, ten times faster than a new page.
 * @throws Error if it is not rendered within 15 s
 */
const switchToStory = async (page: Page, story: string): Promise<void> => {
  await page.evaluate(async (storyId) => {
    const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
    const call = (name: "on" | "emit", ...values: unknown[]): void => {
      const method: unknown = Reflect.get(Object(channel), name);
      if (typeof method !== "function") throw new Error("This page is not Storybook's.");
      method.call(channel, ...values);
    };
    await new Promise<void>((drawn, late) => {
      setTimeout(() => late(new Error(`The story ${storyId} was not drawn.`)), 15_000);
      // The previous story may still be rendering in its last look.
      call("on", "storyRendered", (id: unknown) => id === storyId && drawn());
      call("emit", "setCurrentStory", { storyId, viewMode: "story" });
    });
  }, story);
  await isDrawn(page);
};

/** Stories per browser. A single page for all of them grows until it crashes. */
const STORIES_OF_A_BROWSER = 8;

const lookAt = async (page: Page, story: string, looks: readonly Look[]): Promise<readonly string[]> => {
  const found = new Map<string, string>();
  for (const look of looks) {
    await show(page, look);
    const faults = await page.evaluate(faultsInPage, look.forcedColours);
    // Layout settles a moment after a resize. Only a fault that persists counts.
    if (faults.length > 0) await page.waitForTimeout(400);
    for (const fault of faults.length > 0 ? await page.evaluate(faultsInPage, look.forcedColours) : [])
      if (!found.has(fault)) found.set(fault, nameOf(look));
  }
  return Array.from(found, ([fault, look]) => `${story}: ${fault} (${look}).`);
};

/** Checks stories one after the other. */
const gallery =
  (stories: readonly string[], looks: readonly Look[]): Tour =>
  async (page, origin) => {
    const problems: string[] = [];
    let isOpen = false;
    for (const story of stories) {
      if (isOpen) await switchToStory(page, story);
      else await openStory(page, origin, story);
      problems.push(...(await lookAt(page, story, looks)));
      // An open dialog closes with an animation, above the next story.
      isOpen = (await page.locator("dialog").count()) === 0;
    }
    return problems;
  };

/** Checks that nothing in the kit overflows or is cut off in any brand, theme, width, text size or forced colours. */
export const looks: Check = (root) =>
  withStorybook(root, async (origin, entries) => {
    const blind = await visitInBrowser(origin, missedFaults);
    if (blind.length > 0) return { problems: blind };
    const stories = chosenStories(entries);
    const ways = looksOf(DEFAULT_BRAND, otherBrands(root));
    const left = [...stories];
    const problems: string[] = [];
    const lookAtRest = async (): Promise<void> => {
      while (left.length > 0) {
        const some = left.splice(0, STORIES_OF_A_BROWSER);
        const visit = () => visitInBrowser(origin, gallery(some, ways));
        // A browser that crashes once says nothing about the kit.
        const retryAfterCrash = (error: unknown) => {
          if (/crash/i.test(String(error))) return visit();
          throw error;
        };
        problems.push(...(await visit().catch(retryAfterCrash)));
      }
    };
    await Promise.all([lookAtRest(), lookAtRest()]);
    return { problems, table: `  ${stories.length} stories, each in ${ways.length} looks` };
  });
