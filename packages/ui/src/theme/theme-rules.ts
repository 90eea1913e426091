import { type ThemeName, themes } from "../tokens/themes.ts";
import type { SheetRule } from "./parse-sheet.ts";

/** How each variable of the kit begins. */
export const prefix = "--vo-";

/** The themes that a brand is judged in. */
export const themeNames = ["dark", "light"] as const satisfies readonly ThemeName[];

/** The layer that a brand's rules stand in. */
export const layer = /^@layer vo\.brand$/;

const onRoot = /^(?::root|html)?(?:\[data-theme=["']?(dark|light)["']?\])?$/;

/** Whether a rule assigns the variables of a theme's root; `:root` alone is both themes'. */
export const holdsFor = (theme: ThemeName, { around, selectors }: SheetRule): boolean =>
  around.every((rule) => layer.test(rule)) &&
  selectors.some((selector) => {
    const [matched, named = theme] = onRoot.exec(selector) ?? [];
    return matched !== undefined && matched !== "" && named === theme;
  });

/** What a sheet assigns at the root of a theme: values by variable, without `--vo-`. */
export const assigned = (theme: ThemeName, rules: readonly SheetRule[]): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter((rule) => holdsFor(theme, rule))
      .flatMap(({ declarations }) => declarations)
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, value }) => [name.slice(prefix.length), value]),
  );

const roleNames: ReadonlySet<string> = new Set(Object.keys(themes.dark).map((role) => prefix + role));

/** Roles that are assigned where their contrast isn't judged: for one part, or only under some condition. */
export const rolesElsewhere = (rules: readonly SheetRule[]): readonly string[] =>
  rules
    .filter((rule) => !themeNames.some((theme) => holdsFor(theme, rule)))
    .flatMap(({ around, selectors, declarations }) => {
      const place = [...around.filter((rule) => !layer.test(rule)), selectors.join(", ")].join(" ");
      return declarations
        .filter(({ name }) => roleNames.has(name))
        .map(({ name }) => `${name} is assigned in ${place}, where nobody judges it; assign it at the root`);
    });
