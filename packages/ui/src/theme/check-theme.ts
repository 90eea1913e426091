import { componentPairs } from "../tokens/components.ts";
import { contrastOfLinear, type LinearRgb } from "../tokens/contrast.ts";
import { roleFamilies } from "../tokens/families.ts";
import { contrastPairs } from "../tokens/pairs.ts";
import { type ThemeName, themes } from "../tokens/themes.ts";
import { colorToCss } from "../tokens/to-css.ts";
import { knownVariables, ownValues } from "./known-variables.ts";
import { parseColor } from "./parse-color.ts";
import { parseSheet, type SheetRule } from "./parse-sheet.ts";
import { publicNames } from "./public-names.ts";

const prefix = "--vo-";
const themeNames = ["dark", "light"] as const satisfies readonly ThemeName[];
const layer = /^@layer vo\.brand$/;

const onRoot = /^(?::root|html)?(?:\[data-theme=["']?(dark|light)["']?\])?$/;

/** Whether a rule assigns the variables of a theme's root; `:root` alone is both themes'. */
const holdsFor = (theme: ThemeName, { around, selectors }: SheetRule): boolean =>
  around.every((rule) => layer.test(rule)) &&
  selectors.some((selector) => {
    const [matched, named = theme] = onRoot.exec(selector) ?? [];
    return matched !== undefined && matched !== "" && named === theme;
  });

const assigned = (theme: ThemeName, rules: readonly SheetRule[]): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter((rule) => holdsFor(theme, rule))
      .flatMap(({ declarations }) => declarations)
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, value }) => [name.slice(prefix.length), value]),
  );

const reference = /^var\(\s*--vo-([\w-]+)\s*\)$/;

/** A variable's value with what it refers to looked up, a few steps deep: rings end as what can't be read. */
const resolved = (name: string, values: ReadonlyMap<string, string>, depth = 8): string => {
  const value = values.get(name) ?? ownValues.get(name) ?? "";
  const [, next] = reference.exec(value) ?? [];
  return next === undefined || depth === 0 ? value : resolved(next, values, depth - 1);
};

const missingRoles = (given: ReadonlyMap<string, string>): readonly string[] =>
  roleFamilies.flatMap((family) => {
    const first = family.find((role) => given.has(role));
    if (first === undefined) return [];
    return family
      .filter((role) => !given.has(role))
      .map((role) => `${prefix}${role} is missing beside ${prefix}${first}`);
  });

const lowContrast = (theme: ThemeName, given: ReadonlyMap<string, string>): readonly string[] => {
  const roles = Object.entries(themes[theme]).map(([role, value]): [string, string] => [
    role,
    colorToCss(value),
  ]);
  const values = new Map([...roles, ...given]);
  const unread = new Map<string, string>();
  const colorOf = (name: string): LinearRgb | undefined => {
    const value = resolved(name, values);
    const color = parseColor(value);
    if (color === undefined)
      unread.set(
        name,
        `${prefix}${name}: "${value}" can't be judged; write an opaque oklch(), rgb() or #rrggbb`,
      );
    return color;
  };
  const pairs = [...contrastPairs, ...componentPairs.map((pair) => ({ ...pair, atLeast: 4.5 }))];
  const low = pairs.flatMap(({ on, ground, atLeast }) => {
    const [first, second] = [colorOf(on), colorOf(ground)];
    if (first === undefined || second === undefined) return [];
    const ratio = contrastOfLinear(first, second);
    return ratio < atLeast
      ? [`${prefix}${on} on ${prefix}${ground} reaches ${ratio.toFixed(2)} : 1 of ${atLeast} : 1`]
      : [];
  });
  return [...unread.values(), ...low];
};

const variable = /--vo-[\w-]+/g;
const className = /\.(vo-[\w-]+)/g;

const unknownNames = (rules: readonly SheetRule[]): readonly string[] => {
  const variables = rules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ name, value }) => `${name} ${value}`.match(variable) ?? [])
    .filter((name) => !knownVariables.has(name.slice(prefix.length)))
    .map((name) => `${name} is no variable of the kit`);
  const classes = rules
    .flatMap(({ selectors }) => selectors)
    .flatMap((selector) => Array.from(selector.matchAll(className), ([, name = ""]) => name))
    .filter((name) => !Object.hasOwn(publicNames, name))
    .map((name) => `.${name} is no class of the kit`);
  return [...new Set([...variables, ...classes])];
};

const outsideOfLayer = (rules: readonly SheetRule[]): readonly string[] =>
  rules
    .filter(
      ({ around, selectors }) => !around.some((rule) => layer.test(rule)) && !selectors[0]?.startsWith("@"),
    )
    .map(({ selectors }) => `${selectors.join(", ")} stands outside of @layer vo.brand`);

/**
 * What is wrong with a brand's style sheet, a sentence each: rules outside of its layer, variables and classes that the kit doesn't
 * have, roles that are missing beside others of their family, and text that its ground holds under WCAG AA, in the dark and in the
 * light theme. What the brand leaves alone is the kit's.
 *
 * @throws Error when the sheet can't be read: a brace is never closed.
 */
export function checkTheme(css: string): readonly string[] {
  const rules = parseSheet(css);
  const ofThemes = themeNames.flatMap((theme) => {
    const given = assigned(theme, rules);
    return [...missingRoles(given), ...lowContrast(theme, given)].map((problem) => `${theme}: ${problem}`);
  });
  return [...outsideOfLayer(rules), ...unknownNames(rules), ...ofThemes];
}
