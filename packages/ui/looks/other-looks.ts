import type { ThemeName } from "../src/tokens/themes.ts";

/** One way the kit is looked at. */
export interface Look {
  readonly brand: string;
  readonly theme: ThemeName;
  /** Of the sample texts: Spanish by night, English by day. */
  readonly language: "es" | "en";
}

const byNight = (brand: string): Look => ({ brand, theme: "dark", language: "es" });
const byDay = (brand: string): Look => ({ brand, theme: "light", language: "en" });

/** The look in which all stories are played: the house's brand by night. */
export const everyday = byNight;

/** The looks beside the everyday one: the house by day, and every other brand by night and by day. */
export const otherLooks = (house: string, others: readonly string[]): readonly Look[] => [
  byDay(house),
  ...others.flatMap((brand) => [byNight(brand), byDay(brand)]),
];
