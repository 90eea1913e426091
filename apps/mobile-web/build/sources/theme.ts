export { colorToCss, themes } from "@volado/ui/tokens";
