import type { ThemeName } from "../src/tokens/themes.ts";

/** A combination of brand, theme and language to test the kit in. */
export interface Look {
  readonly brand: string;
  readonly theme: ThemeName;
  /** Language of the sample texts: Spanish for dark, English for light. */
  readonly language: "es" | "en";
}

const byNight = (brand: string): Look => ({ brand, theme: "dark", language: "es" });
const byDay = (brand: string): Look => ({ brand, theme: "light", language: "en" });

/** The look in which every story runs: the default brand, dark. */
export const everyday = byNight;

/** All other looks: the default brand in light, and every other brand in dark and light. */
export const otherLooks = (house: string, others: readonly string[]): readonly Look[] => [
  byDay(house),
  ...others.flatMap((brand) => [byNight(brand), byDay(brand)]),
];
