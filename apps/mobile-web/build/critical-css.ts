import { type Selector, type SelectorComponent, transform } from "lightningcss";
import { BANNER_WORDS, pageMarks } from "../boot/boot-state.ts";

/** The parts of a page that selectors can match: class and element names, attributes as `name` and `name=value`. */
type Present = ReadonlySet<string>;

/** What the boot scripts set on `<html>` and add to the shell, and the element React mounts into. */
const addedLater = [
  `.${BANNER_WORDS}`,
  ":root",
  "html",
  "body",
  "img",
  "*",
  "data-theme=dark",
  ...Object.values(pageMarks),
];

const presentIn = (html: string): Present => {
  const found = new Set(addedLater);
  for (const [, name = "", attributes = ""] of html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^<>]*)?)>/gi)) {
    found.add(name);
    for (const [, attribute = "", value = ""] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)) {
      found.add(attribute).add(`${attribute}=${value}`);
      if (attribute === "class") for (const className of value.split(/\s+/)) found.add(`.${className}`);
    }
  }
  return found;
};

/** States that an untouched page can't be in. */
const interactions = new Set([
  "hover",
  "active",
  "focus",
  "focus-visible",
  "focus-within",
  "disabled",
  "checked",
]);

const partMayMatch = (part: SelectorComponent, present: Present): boolean => {
  switch (part.type) {
    case "class":
      return present.has(`.${part.name}`);
    case "type":
      return present.has(part.name);
    case "attribute":
      return part.operation?.operator === "equal"
        ? present.has(`${part.name}=${part.operation.value}`)
        : present.has(part.name);
    case "pseudo-class":
      return part.kind === "is" || part.kind === "where"
        ? part.selectors.some((selector) => mayMatch(selector, present))
        : !interactions.has(part.kind);
    default:
      return true;
  }
};

/** Whether a selector could match: the page has all of its parts. */
const mayMatch = (selector: Selector, present: Present): boolean =>
  selector.every((part) => partMayMatch(part, present));

/** A style sheet split in two, both minified. */
export interface SplitCss {
  /** The rules that the given markup needs before any input, and everything that isn't a style rule. */
  readonly critical: string;
  /** The remaining style rules. */
  readonly rest: string;
}

const onlyRules = (
  css: string,
  keep: (selectors: readonly Selector[]) => boolean,
  fonts: boolean,
): string => {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => (keep(rule.value.selectors) ? undefined : []),
        ...(!fonts && { "font-face": () => [] }),
      },
    },
  });
  return code.toString();
};

/**
 * Splits a style sheet into the rules that markup needs for its first paint, and the rest; no style rule is in both.
 */
export const splitCss = (css: string, html: string): SplitCss => {
  const present = presentIn(html);
  const needed = (selectors: readonly Selector[]) =>
    selectors.some((selector) => mayMatch(selector, present));
  return {
    critical: onlyRules(css, needed, true),
    rest: onlyRules(css, (selectors) => !needed(selectors), false),
  };
};

/** Moves `style` attributes, which the content security policy refuses, into classes. */
export const withoutStyleAttributes = (html: string): { readonly html: string; readonly css: string } => {
  const names = new Map<string, string>();
  const markup = html.replace(
    /<([a-z][a-z0-9-]*)((?:\s[^<>]*?)?)\sstyle="([^"]*)"([^<>]*)>/g,
    (_tag, name, before, style, after) => {
      const known = names.get(style) ?? `vo-prerender-${names.size}`;
      names.set(style, known);
      const rest = `${before}${after}`;
      return rest.includes(' class="')
        ? `<${name}${rest.replace(' class="', ` class="${known} `)}>`
        : `<${name} class="${known}"${rest}>`;
    },
  );
  const rules = Array.from(names, ([style, name]) => `.${name}{${style.replaceAll("&quot;", '"')}}`);
  return { html: markup, css: rules.length > 0 ? `@layer vo.utilities{${rules.join("")}}` : "" };
};
