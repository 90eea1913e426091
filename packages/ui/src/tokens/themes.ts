/** A colour as written in CSS `oklch(lightness chroma hue)`: lightness 0-1, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * Raw colour scales, read only by the themes; everything else uses roles. Ink is the dark background and its neutrals,
 * paper the light ones.
 */
export const palette = {
  ink: {
    950: [0.14, 0.03, 285],
    900: [0.16, 0.03, 285],
    850: [0.2, 0.03, 285],
    800: [0.25, 0.03, 285],
    700: [0.34, 0.03, 285],
    500: [0.57, 0.03, 285],
    400: [0.68, 0.03, 285],
    300: [0.79, 0.02, 285],
    50: [0.97, 0.006, 285],
  },
  paper: {
    0: [1, 0, 285],
    50: [0.975, 0.006, 285],
    100: [0.95, 0.01, 285],
    200: [0.9, 0.01, 285],
    500: [0.6, 0.02, 285],
    600: [0.51, 0.03, 285],
    700: [0.43, 0.03, 285],
    950: [0.21, 0.03, 285],
  },
  marigold: {
    300: [0.87, 0.12, 80],
    400: [0.82, 0.17, 80],
    500: [0.76, 0.157, 76],
    700: [0.51, 0.1, 75],
    950: [0.2, 0.03, 75],
  },
  magenta: {
    400: [0.68, 0.23, 355],
    600: [0.54, 0.21, 355],
    950: [0.17, 0.06, 355],
  },
  teal: {
    300: [0.81, 0.11, 200],
    700: [0.49, 0.08, 200],
    950: [0.18, 0.03, 200],
  },
  green: {
    300: [0.81, 0.17, 150],
    700: [0.49, 0.12, 150],
  },
  red: {
    300: [0.76, 0.13, 20],
    600: [0.52, 0.19, 20],
    900: [0.27, 0.07, 20],
    50: [0.95, 0.02, 20],
  },
} as const satisfies Record<string, Record<number, Oklch>>;

/** A colour of a theme, with an optional alpha between 0 and 1. */
export type RoleColor = Oklch | { readonly color: Oklch; readonly alpha: number };

/** The purpose of a colour. Each becomes `--vo-<role>`. A brand overrides roles, never scales. */
export type ColorRole =
  | "ground"
  | "surface"
  | "surface-raised"
  | "line"
  | "line-control"
  | "text"
  | "text-muted"
  | "text-faint"
  | "action"
  | "on-action"
  | "action-press"
  | "action-text"
  | "hot"
  | "on-hot"
  | "info"
  | "on-info"
  | "gain"
  | "loss"
  | "danger-surface"
  | "focus"
  | "scrim";

/** Every role of one theme. */
export type Theme = Readonly<Record<ColorRole, RoleColor>>;

const { ink, paper, marigold, magenta, teal, green, red } = palette;

/** The dark theme, the default. */
export const dark: Theme = {
  ground: ink[900],
  surface: ink[850],
  "surface-raised": ink[800],
  line: ink[700],
  "line-control": ink[500],
  text: ink[50],
  "text-muted": ink[300],
  "text-faint": ink[400],
  action: marigold[400],
  "on-action": marigold[950],
  "action-press": marigold[500],
  "action-text": marigold[400],
  hot: magenta[400],
  "on-hot": magenta[950],
  info: teal[300],
  "on-info": teal[950],
  gain: green[300],
  loss: red[300],
  "danger-surface": red[900],
  focus: marigold[300],
  scrim: { color: ink[950], alpha: 0.72 },
};

/** The light theme. */
export const light: Theme = {
  ground: paper[50],
  surface: paper[0],
  "surface-raised": paper[100],
  line: paper[200],
  "line-control": paper[500],
  text: paper[950],
  "text-muted": paper[700],
  "text-faint": paper[600],
  action: marigold[400],
  "on-action": marigold[950],
  "action-press": marigold[500],
  "action-text": marigold[700],
  hot: magenta[600],
  "on-hot": paper[0],
  info: teal[700],
  "on-info": paper[0],
  gain: green[700],
  loss: red[600],
  "danger-surface": red[50],
  focus: marigold[700],
  scrim: { color: ink[950], alpha: 0.55 },
};

/** Both themes by the value of `data-theme`. */
export const themes = { dark, light } as const;

/** The value of `data-theme` on the root element, or on any other element. */
export type ThemeName = keyof typeof themes;

/** Roles that belong together: a brand that overrides only some of a family mixes its colours with the kit's. */
export const roleFamilies: readonly (readonly ColorRole[])[] = [
  ["ground", "surface", "surface-raised", "line", "line-control"],
  ["text", "text-muted", "text-faint"],
  ["action", "on-action", "action-press", "action-text"],
  ["hot", "on-hot"],
  ["info", "on-info"],
  ["loss", "danger-surface"],
];
