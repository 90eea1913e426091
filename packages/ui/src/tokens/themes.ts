import { type Oklch, palette } from "./palette.ts";

/** A colour of a theme: opaque, or with an alpha between 0 and 1. */
export type RoleColor = Oklch | { readonly color: Oklch; readonly alpha: number };

/** What a colour is for. Each becomes `--vo-<role>`; a brand re-assigns roles, never scales. */
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

/** The night theme, the site's default. */
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

/** The day theme: the same roles on paper. */
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

/** The value of `data-theme` on the page's root (or on any part of a page). */
export type ThemeName = keyof typeof themes;
