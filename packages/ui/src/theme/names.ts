import { componentTokens } from "../tokens/components.ts";
import { scales, singles } from "../tokens/scales.ts";
import { themes } from "../tokens/themes.ts";
import type { SheetRule } from "./parse.ts";
import { publicNames } from "./public-names.ts";

/** Prefix of the kit's variables. */
export const prefix = "--vo-";

const scaleNames = Object.entries(scales).flatMap(([group, steps]) =>
  Object.keys(steps).map((step) => `${group}-${step}`),
);

/** Every variable that a brand may set: roles, scale values and component variables, without `--vo-`. */
export const knownVariables: ReadonlySet<string> = new Set([
  ...Object.keys(themes.dark),
  ...scaleNames,
  ...Object.keys(singles),
  ...Object.keys(componentTokens),
]);

/** Each variable's default value in CSS notation, except roles, which depend on the theme. */
export const ownValues: ReadonlyMap<string, string> = new Map(
  Object.entries(componentTokens).map(([name, [value]]) => [name, value]),
);

const variable = /--vo-[\w-]+/g;
const className = /\.(vo-[\w-]+)/g;

/** Unknown variables and classes. */
export const unknownNames = (rules: readonly SheetRule[]): readonly string[] => {
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

const attribute = /\.(vo-[\w-]+)((?:\[[^\]]*\])+)/g;
const oneAttribute = /\[(data-[\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?[^\]]*\]/g;

/** States in a selector that its class never has. */
export const unknownStates = (rules: readonly SheetRule[]): readonly string[] => {
  const matches = rules.flatMap(({ selectors }) =>
    selectors.flatMap((text) => [...text.matchAll(attribute)]),
  );
  const problems = matches.flatMap(([, block = "", states = ""]) =>
    Array.from(states.matchAll(oneAttribute), ([state, name = "", value]) => {
      const known = publicNames[block]?.[name];
      const never =
        known === undefined || (value !== undefined && known.length > 0 && !known.includes(value));
      return publicNames[block] !== undefined && never ? [`.${block} is never in the state ${state}`] : [];
    }).flat(),
  );
  return [...new Set(problems)];
};
