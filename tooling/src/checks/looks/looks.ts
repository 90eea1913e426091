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

/**
 * The house's brand at 320 and 390 pixels: in Spanish by night, in English by day, with text of 200 % and in the
 * device's colours. The other brands, which differ in sizes and type, on the narrower screen, as what fits there fits
 * on a wider one: in English by day, and in Spanish, which has the longer words, by night with text of 200 %.
 */
export const looksOf = (house: string, others: readonly string[]): readonly Look[] => [
  ...[390, 320].flatMap((width): readonly Look[] => [
    { ...plain, brand: house, width, theme: "dark" },
    { ...plain, brand: house, width, theme: "light", language: "en" },
    { ...plain, brand: house, width, theme: "dark", doubleText: true },
    { ...plain, brand: house, width, theme: "dark", language: "en", forcedColours: true },
  ]),
  ...others.flatMap((brand): readonly Look[] => [
    { ...plain, brand, width: 320, theme: "light", language: "en" },
    { ...plain, brand, width: 320, theme: "dark", doubleText: true },
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

/** Shows the open story that way, and waits until it stands. */
export const show = async (
  page: Page,
  { brand, theme, language, width, doubleText, forcedColours }: Look,
): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ forcedColors: forcedColours ? "active" : "none" });
  await page.evaluate(
    ([wanted, light, words, size]) => {
      document.documentElement.style.fontSize = size;
      const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
      if (typeof channel !== "object" || channel === null || !("emit" in channel))
        throw new Error("This page is not Storybook's.");
      const { emit } = channel;
      if (typeof emit === "function")
        emit.call(channel, "updateGlobals", { globals: { brand: wanted, theme: light, language: words } });
    },
    [brand, theme, language, doubleText ? "200%" : ""] as const,
  );
  await page.waitForFunction(
    ([wanted, light, words]) => {
      const sheets = document.querySelectorAll<HTMLLinkElement>("link[data-brand]");
      return (
        document.documentElement.dataset.theme === light &&
        document.documentElement.lang === words &&
        sheets.length === 1 &&
        sheets[0]?.dataset.brand === wanted
      );
    },
    [brand, theme, language] as const,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};
