/** Symbols of the demo games that members may have as their picture. */
export const headIconNames = ["sol", "coin", "crown", "gem", "clover", "bell", "cherry", "seven"] as const;

/** Whether a name is one of those on offer. */
export const isHeadIconName = (name: string): name is (typeof headIconNames)[number] =>
  headIconNames.some((offered) => offered === name);
