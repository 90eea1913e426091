import { scales, singles } from "./scales.ts";
import { type Oklch, type RoleColor, type Theme, themes } from "./themes.ts";

const header = "/* Generated from src/tokens/*.ts by `pnpm run tokens`. Edit those, not this. */";

function isOpaque(value: RoleColor): value is Oklch {
  return Array.isArray(value);
}

/** A role's colour in CSS notation. */
export function colorToCss(value: RoleColor): string {
  return isOpaque(value) ? `oklch(${value.join(" ")})` : `oklch(${value.color.join(" ")} / ${value.alpha})`;
}

const declaration = (name: string, value: string) => `    --vo-${name}: ${value};`;

const rule = (selector: string, lines: readonly string[]) => `  ${selector} {\n${lines.join("\n")}\n  }`;

function themeLines(name: string, theme: Theme): string[] {
  return [
    ...Object.entries(theme).map(([role, value]) => declaration(role, colorToCss(value))),
    "",
    `    color-scheme: ${name};`,
  ];
}

function scaleLines(): string[] {
  const grouped = Object.entries(scales).flatMap(([group, values]) =>
    Object.entries(values).map(([key, value]) => declaration(`${group}-${key}`, value)),
  );
  return [...grouped, ...Object.entries(singles).map(([key, value]) => declaration(key, value))];
}

/** The content of `tokens.css`: scales once, then each theme's roles. Dark is the default. */
export function tokensToCss(): string {
  const rules = [
    rule(":root", scaleLines()),
    rule(':root,\n  [data-theme="dark"]', themeLines("dark", themes.dark)),
    rule('[data-theme="light"]', themeLines("light", themes.light)),
  ];
  return `${header}\n@layer vo.tokens {\n${rules.join("\n\n")}\n}\n`;
}
