import { componentPairs } from "../tokens/components.ts";
import { contrastOfLinear, contrastPairs, type LinearRgb, relativeLuminance } from "../tokens/contrast.ts";
import { roleFamilies, type ThemeName, themes } from "../tokens/themes.ts";
import { colorToCss } from "../tokens/to-css.ts";
import { ownValues, prefix, unknownNames, unknownStates } from "./names.ts";
import { parseColor, parseSheet, type SheetRule } from "./parse.ts";

/** The themes in which a brand is checked. */
const themeNames = ["dark", "light"] as const satisfies readonly ThemeName[];

/** The layer of a brand's rules. */
const layer = /^@layer vo\.brand$/;

const onRoot = /^(?::root|html)?(?:\[data-theme=["']?(dark|light)["']?\])?$/;

/** Whether a rule sets the variables of a theme's root. `:root` alone applies to both themes. */
const holdsFor = (theme: ThemeName, { around, selectors }: SheetRule): boolean =>
  around.every((rule) => layer.test(rule)) &&
  selectors.some((selector) => {
    const [matched, named = theme] = onRoot.exec(selector) ?? [];
    return matched !== undefined && matched !== "" && named === theme;
  });

/** Values that a sheet sets at a theme's root, by variable without `--vo-`. */
const assigned = (theme: ThemeName, rules: readonly SheetRule[]): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter((rule) => holdsFor(theme, rule))
      .flatMap(({ declarations }) => declarations)
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, value }) => [name.slice(prefix.length), value]),
  );

const roleNames: ReadonlySet<string> = new Set(Object.keys(themes.dark).map((role) => prefix + role));

/** Roles set where contrast is not checked: on a component, or under a condition. */
const rolesElsewhere = (rules: readonly SheetRule[]): readonly string[] =>
  rules
    .filter((rule) => !themeNames.some((theme) => holdsFor(theme, rule)))
    .flatMap(({ around, selectors, declarations }) => {
      const place = [...around.filter((rule) => !layer.test(rule)), selectors.join(", ")].join(" ");
      return declarations
        .filter(({ name }) => roleNames.has(name))
        .map(
          ({ name }) =>
            `${name} is assigned in ${place}, where its contrast isn't checked; assign it at the root`,
        );
    });

const reference = /^var\(\s*--vo-([\w-]+)\s*\)$/;

/** A variable's value with its references resolved up to a few levels; cycles end as an unreadable value. */
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

/** Every role with the brand's value, or else the kit's. */
const valuesIn = (theme: ThemeName, given: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(themes[theme]).map(([role, value]): [string, string] => [role, colorToCss(value)]),
    ...given,
  ]);

const lowContrast = (theme: ThemeName, given: ReadonlyMap<string, string>): readonly string[] => {
  const values = valuesIn(theme, given);
  const unread = new Map<string, string>();
  const colorOf = (name: string): LinearRgb | undefined => {
    const value = resolved(name, values);
    const color = parseColor(value);
    if (color === undefined)
      unread.set(
        name,
        `${prefix}${name}: "${value}" can't be checked; write an opaque oklch(), rgb() or #rrggbb`,
      );
    return color;
  };
  const pairs = [...contrastPairs, ...componentPairs.map((pair) => ({ atLeast: 4.5, ...pair }))];
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

/** Native controls follow `color-scheme`, which must match the background. */
const wrongScheme = (
  theme: ThemeName,
  rules: readonly SheetRule[],
  given: ReadonlyMap<string, string>,
): readonly string[] => {
  const [ground, text] = ["ground", "text"].map((role) => parseColor(resolved(role, valuesIn(theme, given))));
  if (ground === undefined || text === undefined) return [];
  const stated = rules
    .filter((rule) => holdsFor(theme, rule))
    .flatMap(({ declarations }) => declarations)
    .findLast(({ name }) => name === "color-scheme")?.value;
  const is = relativeLuminance(ground) < relativeLuminance(text) ? "dark" : "light";
  return (stated ?? theme) === is ? [] : [`color-scheme is ${stated ?? theme}, and the ground is ${is}`];
};

const outsideOfLayer = (rules: readonly SheetRule[]): readonly string[] =>
  rules
    .filter(
      ({ around, selectors }) => !around.some((rule) => layer.test(rule)) && !selectors[0]?.startsWith("@"),
    )
    .map(({ selectors }) => `${selectors.join(", ")} is outside @layer vo.brand`);

/**
 * Returns the problems of a brand's style sheet, one sentence each: rules outside its layer; unknown variables,
 * classes and states; roles set anywhere but at the root, or missing from their family; text with less contrast than
 * WCAG AA; and a `color-scheme` that doesn't match the background, in both themes. Whatever the brand doesn't set is
 * the kit's.
 * @throws Error when the sheet can't be read: a brace is never closed.
 */
export function checkTheme(css: string): readonly string[] {
  const rules = parseSheet(css);
  const ofThemes = themeNames.flatMap((theme) => {
    const given = assigned(theme, rules);
    return [...missingRoles(given), ...lowContrast(theme, given), ...wrongScheme(theme, rules, given)].map(
      (problem) => `${theme}: ${problem}`,
    );
  });
  return [
    ...outsideOfLayer(rules),
    ...unknownNames(rules),
    ...unknownStates(rules),
    ...rolesElsewhere(rules),
    ...ofThemes,
  ];
}
