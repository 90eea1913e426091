import type { ComponentToken } from "../tokens/components.ts";
import type { scales, singles } from "../tokens/scales.ts";
import type { ColorRole } from "../tokens/themes.ts";
import { checkTheme } from "./check-theme.ts";

type ScaleToken = {
  [Group in keyof typeof scales]: `${Group}-${Extract<keyof (typeof scales)[Group], string>}`;
}[keyof typeof scales];

/** Role colours of one theme, in CSS notation. */
export type BrandRoles = Readonly<Partial<Record<ColorRole, string>>>;

/** A brand as typed values. Omitted values are the kit's. */
export interface BrandTheme {
  /** Colours of the dark theme. */
  readonly dark?: BrandRoles | undefined;
  /** Colours of the light theme. */
  readonly light?: BrandRoles | undefined;
  /** Scale values such as radii and fonts, in both themes. */
  readonly scales?: Readonly<Partial<Record<ScaleToken | keyof typeof singles, string>>> | undefined;
  /** Component variables, in both themes. */
  readonly components?: Readonly<Partial<Record<ComponentToken, string>>> | undefined;
}

const rule = (selector: string, values: Readonly<Record<string, string | undefined>> = {}): string => {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`    --vo-${name}: ${value};`],
  );
  return lines.length === 0 ? "" : `  ${selector} {\n${lines.join("\n")}\n  }\n`;
};

/**
 * Returns a brand's style sheet, for its `theme.css`.
 * @throws Error naming every missing role and every text whose contrast with its background is below WCAG AA.
 */
export function defineTheme({ dark, light, scales, components }: BrandTheme): string {
  const rules = [
    rule(":root", { ...scales, ...components }),
    rule(':root[data-theme="dark"]', dark),
    rule(':root[data-theme="light"]', light),
  ];
  const css = `@layer vo.brand {\n${rules.filter((text) => text !== "").join("\n")}}\n`;
  const problems = checkTheme(css);
  if (problems.length > 0) throw new Error(`The theme is invalid:\n${problems.join("\n")}`);
  return css;
}
