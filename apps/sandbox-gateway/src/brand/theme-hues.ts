import type { BrandHues } from "./brand.ts";

/** Less colour than this is grey, and its hue means nothing. */
const GREY = 0.03;

interface Colour {
  readonly chroma: number;
  readonly hue: number;
}

const roleOf = (css: string, role: string): Colour | undefined => {
  const value = new RegExp(`--vo-${role}:\\s*oklch\\(\\s*[\\d.]+%?\\s+([\\d.]+)\\s+([\\d.]+)`).exec(css);
  return value === null ? undefined : { chroma: Number(value[1]), hue: Number(value[2]) };
};

/**
 * The hues of ground and action that a brand's theme re-assigns, as `oklch()`; undefined for a theme that
 * says nothing of its action. A grey ground takes the action's hue.
 */
export const themeHues = (css: string): BrandHues | undefined => {
  const action = roleOf(css, "action");
  if (action === undefined) return undefined;
  const ground = roleOf(css, "ground");
  return {
    action: action.hue,
    ground: ground === undefined || ground.chroma < GREY ? action.hue : ground.hue,
  };
};
