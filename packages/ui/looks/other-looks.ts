import type { ThemeName } from "../src/tokens/themes.ts";

/** A combination of brand, theme and language to test the kit in. */
export interface Look {
  readonly brand: string;
  readonly theme: ThemeName;
  /** Language of the sample texts: Spanish for dark, English for light. */
  readonly language: "es" | "en";
}

const dark = (brand: string): Look => ({ brand, theme: "dark", language: "es" });
const light = (brand: string): Look => ({ brand, theme: "light", language: "en" });

/** The look in which every story runs: the default brand, dark. */
export const defaultLook = dark;

/** All other looks: the default brand in light, and every other brand in dark and light. */
export const otherLooks = (defaultBrand: string, others: readonly string[]): readonly Look[] => [
  light(defaultBrand),
  ...others.flatMap((brand) => [dark(brand), light(brand)]),
];
