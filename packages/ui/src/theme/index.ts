export { checkTheme } from "./check-theme.ts";
export { type BrandRoles, type BrandTheme, defineTheme } from "./define-theme.ts";
export { type PublicBlock, publicNames } from "./public-names.ts";
