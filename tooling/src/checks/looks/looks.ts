import type { Page } from "playwright-core";

/** One way a story is looked at. */
export type Look = {
  readonly brand: string;
  readonly theme: "dark" | "light";
  /** CSS pixels. */
  readonly width: number;
  readonly doubleText: boolean;
  readonly forcedColours: boolean;
};

const plain = { width: 390, doubleText: false, forcedColours: false } as const;

/** Every brand in both themes at 320 and 390 pixels; and once each with text of 200 % and in the device's colours. */
export const looksOf = (brands: readonly string[]): readonly Look[] =>
  brands.flatMap((brand) => [
    ...(["dark", "light"] as const).flatMap((theme) => [
      { ...plain, brand, theme },
      { ...plain, brand, theme, width: 320 },
    ]),
    { ...plain, brand, theme: "dark", doubleText: true },
    { ...plain, brand, theme: "dark", forcedColours: true },
  ]);

/** How a look is told of. */
export const nameOf = ({ brand, theme, width, doubleText, forcedColours }: Look): string =>
  [brand, theme, `${width} px`, doubleText && "text of 200 %", forcedColours && "the device's colours"]
    .filter(Boolean)
    .join(", ");

/** Shows the open story that way, and waits until it stands. */
export const show = async (
  page: Page,
  { brand, theme, width, doubleText, forcedColours }: Look,
): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ forcedColors: forcedColours ? "active" : "none" });
  await page.evaluate(
    ([wanted, light, size]) => {
      document.documentElement.style.fontSize = size;
      const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
      if (typeof channel !== "object" || channel === null || !("emit" in channel))
        throw new Error("This page is not Storybook's.");
      const { emit } = channel;
      if (typeof emit === "function")
        emit.call(channel, "updateGlobals", { globals: { brand: wanted, theme: light } });
    },
    [brand, theme, doubleText ? "200%" : ""] as const,
  );
  await page.waitForFunction(
    ([wanted, light]) => {
      const sheets = document.querySelectorAll<HTMLLinkElement>("link[data-brand]");
      return (
        document.documentElement.dataset.theme === light &&
        sheets.length === 1 &&
        sheets[0]?.dataset.brand === wanted
      );
    },
    [brand, theme] as const,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};
