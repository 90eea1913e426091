import type { GameType } from "@volado/domain/games";

/** What a list of the member's own games is asked for. */
export interface PersonalList {
  /** Games of all types without it. */
  readonly type?: GameType | undefined;
  /** @default 25 (Spec §9) */
  readonly pageSize?: number | undefined;
}

/** Rows a page of the member's own lists has (Spec §9). */
export const PERSONAL_PAGE_SIZE = 25;
