import type { ColorRole } from "./themes.ts";

/**
 * Component tokens: variables by which a brand changes a single component. Each becomes `--vo-<name>`. The kit only
 * reads it, with the fallback given here: a role, a scale value or a length. Two fallbacks mean that two components
 * read it differently.
 */
export const componentTokens = {
  "accordion-row": ["48px"],
  "avatar-radius": ["var(--vo-radius-pill)"],
  "badge-radius": ["var(--vo-radius-pill)"],
  "balance-radius": ["var(--vo-radius-pill)"],
  "balance-text": ["var(--vo-text)"],
  "balls-ground": ["var(--vo-surface-raised)"],
  "balls-rim": ["var(--vo-action)"],
  "balls-text": ["var(--vo-text)"],
  "banner-radius": ["var(--vo-radius-l)"],
  "bottom-menu-ground": ["var(--vo-surface)"],
  "bottom-menu-height": ["60px"],
  "button-ground": ["var(--vo-action)"],
  "button-radius": ["var(--vo-radius-pill)"],
  "button-text": ["var(--vo-on-action)"],
  "card-ground": ["var(--vo-surface)"],
  "card-radius": ["var(--vo-radius-l)"],
  "category-tabs-radius": ["var(--vo-radius-pill)"],
  "checkbox-radius": ["var(--vo-radius-s)"],
  "choice-radius": ["var(--vo-radius-pill)"],
  "coin-face": ["var(--vo-action)"],
  "coin-relief": ["var(--vo-on-action)"],
  "dialog-radius": ["var(--vo-radius-l)"],
  "drawer-radius": ["var(--vo-radius-l)"],
  "edge-fade-ground": ["var(--vo-ground)"],
  "facts-gap": ["var(--vo-space-2)"],
  "field-ground": ["var(--vo-surface)"],
  "field-radius": ["var(--vo-radius-m)"],
  "floating-button-ground": ["var(--vo-surface-raised)"],
  "floating-button-size": ["52px"],
  "floating-button-text": ["var(--vo-action-text)"],
  "game-grid-tile-min": ["128px"],
  "game-grid-top": ["0"],
  "game-row-tile-max": ["140px"],
  "game-tile-radius": ["var(--vo-radius-m)"],
  "game-tile-ratio": ["3 / 4"],
  "game-tile-star": [
    'path("M8 0 L10 5 H16 L11 9 L13 15 L8 11 L3 15 L5 9 L0 5 H6 Z M8 4 L7 7 H4 L6 9 L5 12 L8 10 L11 12 L10 9 L12 7 H9 Z")',
  ],
  "game-tile-star-on": ['path("M8 0 L10 5 H16 L11 9 L13 15 L8 11 L3 15 L5 9 L0 5 H6 Z")'],
  "header-ground": ["var(--vo-ground)"],
  "header-height": ["56px"],
  "icon-button-text": ["var(--vo-text)"],
  "image-upload-size": ["6rem"],
  "install-bar-ground": ["var(--vo-surface-raised)"],
  "install-bar-radius": ["var(--vo-radius-m)"],
  "jackpot-ground": ["var(--vo-surface)"],
  "jackpot-radius": ["var(--vo-radius-l)"],
  "list-row": ["56px"],
  "live-table-radius": ["var(--vo-radius-l)"],
  "logo-size": ["1.375rem"],
  "match-radius": ["var(--vo-radius-m)"],
  "message-radius": ["var(--vo-radius-m)"],
  "month-marked": ["var(--vo-surface-raised)"],
  "month-tick": ["var(--vo-gain)"],
  "month-today": ["var(--vo-action-text)"],
  "notice-radius": ["var(--vo-radius-m)"],
  "page-jump-accent": ["var(--vo-action)"],
  "progress-bar": ["var(--vo-action-text)"],
  "progress-track": ["var(--vo-surface-raised)"],
  "promotion-card-radius": ["var(--vo-radius-l)"],
  "promotion-card-ratio": ["26 / 11"],
  "qr-size": ["220px"],
  "rain-envelope": ["var(--vo-action)"],
  "rain-sky": ["var(--vo-surface)"],
  "reward-claimable": ["var(--vo-action)"],
  "reward-ground": ["var(--vo-surface)"],
  "reward-radius": ["var(--vo-radius-m)"],
  "rich-text-gap": ["var(--vo-space-3)"],
  "rich-text-image-radius": ["var(--vo-radius-m)"],
  "search-ground": ["var(--vo-surface)"],
  "search-radius": ["var(--vo-radius-pill)"],
  "skeleton-radius": ["var(--vo-radius-m)"],
  "slide-radius": ["28px"],
  "streak-ground": ["var(--vo-surface-raised)"],
  "streak-mark": ["var(--vo-action)"],
  "streak-on-mark": ["var(--vo-on-action)"],
  "table-gap": ["var(--vo-space-2)"],
  "tabs-mark": ["var(--vo-action-text)"],
  "ticker-ground": ["var(--vo-surface)"],
  "toast-radius": ["var(--vo-radius-m)"],
  "toast-top": ["64px"],
  "top-menu-ground": ["var(--vo-surface)"],
  "top-menu-mark": ["var(--vo-action-text)"],
  "top-menu-radius": ["27px"],
  "vendor-tabs-radius": ["var(--vo-radius-m)"],
  "vendor-tile-radius": ["var(--vo-radius-m)"],
  "vendor-tile-ratio": ["8 / 5"],
  "winners-ground": ["var(--vo-surface)"],
  "winners-radius": ["var(--vo-radius-l)"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A component variable without its `--vo-`. */
export type ComponentToken = keyof typeof componentTokens;

/** A pair of colours, at least one of which is a component variable. */
export interface ComponentPair {
  readonly on: ComponentToken | ColorRole;
  readonly ground: ComponentToken | ColorRole;
  /** Minimum contrast by WCAG AA: 4.5 for text (default), 3 for shapes. */
  readonly atLeast?: 3;
}

const textOn = (ground: ComponentToken, ...roles: readonly ColorRole[]): readonly ComponentPair[] =>
  roles.map((on) => ({ on, ground }));

/** Pairs in which the background or the foreground belongs to a component. */
export const componentPairs: readonly ComponentPair[] = [
  { on: "button-text", ground: "button-ground" },
  { on: "balls-text", ground: "balls-ground" },
  { on: "balance-text", ground: "ground" },
  { on: "balance-text", ground: "surface" },
  { on: "floating-button-text", ground: "floating-button-ground" },
  { on: "icon-button-text", ground: "ground" },
  { on: "icon-button-text", ground: "surface" },
  { on: "icon-button-text", ground: "surface-raised" },
  { on: "streak-on-mark", ground: "streak-mark" },
  { on: "on-action", ground: "rain-envelope" },
  { on: "coin-relief", ground: "coin-face", atLeast: 3 },
  { on: "month-tick", ground: "month-marked", atLeast: 3 },
  { on: "month-today", ground: "surface", atLeast: 3 },
  { on: "progress-bar", ground: "progress-track", atLeast: 3 },
  ...textOn("bottom-menu-ground", "text-muted", "action-text"),
  ...textOn("card-ground", "text", "text-muted", "gain", "loss"),
  ...textOn("field-ground", "text", "text-muted", "text-faint"),
  ...textOn("header-ground", "text"),
  ...textOn("install-bar-ground", "text", "text-muted"),
  ...textOn("jackpot-ground", "action-text", "text-faint"),
  ...textOn("month-marked", "text"),
  ...textOn("reward-ground", "text", "text-muted"),
  ...textOn("search-ground", "text", "text-muted", "text-faint"),
  ...textOn("streak-ground", "text", "text-muted"),
  ...textOn("ticker-ground", "text"),
  ...textOn("top-menu-ground", "text-muted", "action-text"),
  ...textOn("winners-ground", "text", "text-muted", "gain"),
];
