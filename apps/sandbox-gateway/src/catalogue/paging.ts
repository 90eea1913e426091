import { pageCount } from "@volado/domain/games";

/** One page of a list. `page` counts from 1; past the last page there is nothing. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  /** At least 1, so that an empty list still has its first page. */
  readonly totalPages: number;
  readonly totalCount: number;
}

/** Cuts a page out of a whole list. */
export const pageOf = <T>(list: readonly T[], page: number, pageSize: number): Page<T> => ({
  items: list.slice((page - 1) * pageSize, page * pageSize),
  page,
  totalPages: pageCount(list.length, pageSize),
  totalCount: list.length,
});
