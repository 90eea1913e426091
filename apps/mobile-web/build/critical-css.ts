import { type Selector, transform } from "lightningcss";

const classesOf = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = ""]) => names.split(/\s+/)).flat());

/** Whether a selector could match something: none of its classes is missing, and it waits for no interaction. */
const mayMatch = (selector: Selector, present: ReadonlySet<string>): boolean =>
  selector.every((part) => {
    if (part.type === "class") return present.has(part.name);
    return !(part.type === "pseudo-class" && ["hover", "active", "focus-visible"].includes(part.kind));
  });

/** The part of a style sheet that the given markup needs, minified. */
export const criticalCss = (css: string, html: string): string => {
  const present = classesOf(html);
  const { code } = transform({
    filename: "critical.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) =>
          rule.value.selectors.some((selector) => mayMatch(selector, present)) ? undefined : [],
      },
    },
  });
  return code.toString();
};

/** Moves `style` attributes, which the content security policy refuses, into classes. */
export const withoutStyleAttributes = (html: string): { readonly html: string; readonly css: string } => {
  const names = new Map<string, string>();
  const markup = html.replace(
    /<([a-z][a-z0-9-]*)((?:\s[^<>]*?)?)\sstyle="([^"]*)"([^<>]*)>/g,
    (_tag, name, before, style, after) => {
      const known = names.get(style) ?? `vo-paint-${names.size}`;
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
