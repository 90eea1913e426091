import { isSymbolName, type SymbolName } from "../../art/index.ts";

/** Pieces of the demo games that members may have as their picture. */
export const headIconNames = [
  "sol",
  "coin",
  "crown",
  "gem",
  "clover",
  "bell",
  "cherry",
  "seven",
] as const satisfies readonly SymbolName[];

/** Whether a name is one of those on offer. */
export const isHeadIconName = (name: string): name is (typeof headIconNames)[number] =>
  isSymbolName(name) && headIconNames.some((offered) => offered === name);
