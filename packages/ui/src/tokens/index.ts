export { type ComponentPair, type ComponentToken, componentPairs, componentTokens } from "./components.ts";
export { type ContrastPair, contrastPairs } from "./contrast.ts";
export { scales, singles } from "./scales.ts";
export {
  type ColorRole,
  type Oklch,
  palette,
  type RoleColor,
  roleFamilies,
  type Theme,
  type ThemeName,
  themes,
} from "./themes.ts";
export { colorToCss, tokensToCss } from "./to-css.ts";
