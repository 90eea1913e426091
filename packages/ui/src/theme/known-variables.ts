import { componentTokens } from "../tokens/components.ts";
import { scales, singles } from "../tokens/scales.ts";
import { themes } from "../tokens/themes.ts";

const scaleNames = Object.entries(scales).flatMap(([group, steps]) =>
  Object.keys(steps).map((step) => `${group}-${step}`),
);

/** Every variable a brand may assign: roles, steps of scales, and those of single parts; without `--vo-`. */
export const knownVariables: ReadonlySet<string> = new Set([
  ...Object.keys(themes.dark),
  ...scaleNames,
  ...Object.keys(singles),
  ...Object.keys(componentTokens),
]);

/** Each variable's own value where a brand says nothing, in CSS notation: roles apart, which are a theme's. */
export const ownValues: ReadonlyMap<string, string> = new Map(
  Object.entries(componentTokens).map(([name, [value]]) => [name, value]),
);
