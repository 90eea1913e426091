export { type ComponentPair, type ComponentToken, componentPairs, componentTokens } from "./components.ts";
export { roleFamilies } from "./families.ts";
export { type ContrastPair, contrastPairs } from "./pairs.ts";
export { type Oklch, palette } from "./palette.ts";
export { scales, singles } from "./scales.ts";
export { type ColorRole, type RoleColor, type Theme, type ThemeName, themes } from "./themes.ts";
export { colorToCss, tokensToCss } from "./to-css.ts";
