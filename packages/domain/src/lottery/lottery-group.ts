import type { LotteryGroup } from "./lottery.ts";

/** A group's name in addresses and keys, e.g. "Elott-trad". */
export const groupId = ({ prizeMode, playType }: Pick<LotteryGroup, "prizeMode" | "playType">): string =>
  `${prizeMode}-${playType}`;

/** The group that an address names, else the menu's first; undefined when the menu is empty. */
export const chooseGroup = (
  groups: readonly LotteryGroup[],
  wanted: string | null | undefined,
): LotteryGroup | undefined => groups.find((group) => groupId(group) === wanted) ?? groups[0];

/** Whether the way to play alone tells the groups apart, so that their names need not say the prize mode. */
export const namedByPlayType = (groups: readonly LotteryGroup[]): boolean =>
  new Set(groups.map(({ playType }) => playType)).size === groups.length;
