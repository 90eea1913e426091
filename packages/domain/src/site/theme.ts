/** The kit's themes; stored under the key `theme` (Spec §1). */
export type Theme = "dark" | "light";

/** The theme to show: always dark, whatever is stored (Spec §1, decisions S5). */
export const resolveTheme = (_stored: string | undefined): Theme => "dark";
