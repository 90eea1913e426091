import type { GameType } from "@volado/domain/games";

/** Filter of a list of the member's own games. */
export interface PersonalList {
  /** Without it, games of all types. */
  readonly type?: GameType | undefined;
  /** @default 25 (Spec §9) */
  readonly pageSize?: number | undefined;
}

/** Rows per page of the member's own lists (Spec §9). */
export const PERSONAL_PAGE_SIZE = 25;
