import type { Page } from "playwright-core";

/** One way a story is looked at. */
export type Look = {
  readonly brand: string;
  readonly theme: "dark" | "light";
  readonly language: "es" | "en";
  /** CSS pixels. */
  readonly width: number;
  readonly doubleText: boolean;
  readonly forcedColours: boolean;
};

const plain = { language: "es", width: 390, doubleText: false, forcedColours: false } as const;

/** By night, in the language with the longer words: as it is, and with text of 200 %. */
const byNight = { ...plain, theme: "dark" } as const;
/** By day, in the other language. */
const byDay = { ...plain, theme: "light", language: "en" } as const;

/**
 * The house's brand by night at 390 pixels, where a wider screen's own layout shows; all else at 320, as what fits
 * there fits on a wider one: by night, with text of 200 % too, by day, in the device's colours, and the other brands,
 * which differ in sizes and type. Looks of one theme and language stand together: a story is drawn anew for another.
 */
export const looksOf = (house: string, others: readonly string[]): readonly Look[] => [
  { ...byNight, brand: house, width: 390 },
  { ...byNight, brand: house, width: 320, doubleText: true },
  { ...byNight, brand: house, width: 320 },
  { ...byNight, brand: house, width: 320, language: "en", forcedColours: true },
  { ...byDay, brand: house, width: 320 },
  ...others.flatMap((brand): readonly Look[] => [
    { ...byDay, brand, width: 320 },
    { ...byNight, brand, width: 320, doubleText: true },
  ]),
];

/** How a look is told of. */
export const nameOf = ({ brand, theme, language, width, doubleText, forcedColours }: Look): string =>
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
 * Shows the open story that way, and waits until it stands.
 *
 * @throws Error when Storybook has not shown it within 15 s
 */
export const show = async (
  page: Page,
  { brand, theme, language, width, doubleText, forcedColours }: Look,
): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ forcedColors: forcedColours ? "active" : "none" });
  await page.evaluate(
    async ([wanted, light, words, size]) => {
      const root = document.documentElement;
      const frame = () => new Promise(requestAnimationFrame);
      const stands = () => {
        const sheets = document.querySelectorAll<HTMLLinkElement>("link[data-brand]");
        return (
          root.dataset.theme === light &&
          root.lang === words &&
          sheets.length === 1 &&
          sheets[0]?.dataset.brand === wanted
        );
      };
      root.style.fontSize = size;
      if (!stands()) {
        const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
        const emit: unknown = Reflect.get(Object(channel), "emit");
        if (typeof emit !== "function") throw new Error("This page is not Storybook's.");
        emit.call(channel, "updateGlobals", { globals: { brand: wanted, theme: light, language: words } });
      }
      const late = performance.now() + 15_000;
      while (!stands()) {
        if (performance.now() > late) throw new Error(`${wanted}, ${light}, ${words} was not shown.`);
        await frame();
      }
      await frame();
      await frame();
    },
    [brand, theme, language, doubleText ? "200%" : ""] as const,
  );
};
