import type { SearchFields } from "../games/game-list/game-list-search.ts";
import { RecordState, RecordType } from "./member-record.ts";
import { periodFromSearch, type RecordPeriod, searchFromPeriod } from "./period.ts";

/** What records are shown. */
export interface RecordFilter {
  readonly type: RecordType;
  /** Undefined for all. */
  readonly state: RecordState | undefined;
  readonly period: RecordPeriod;
}

const DEFAULT_DAYS = 30;

const known = <Value extends string>(values: Readonly<Record<string, Value>>, text: string | null) =>
  Object.values(values).find((value) => value === text);

/** The filter that an address asks for. What it can't read counts as not chosen, so that an old link still opens. */
export const recordFilterFromSearch = (search: SearchFields): RecordFilter => ({
  type: known(RecordType, search.get("types")) ?? RecordType.All,
  state: known(RecordState, search.get("status")),
  period: periodFromSearch(search, DEFAULT_DAYS),
});

/** The query that brings the same records back on reload, back and share. The type always stands in it (Spec §2). */
export const searchFromRecordFilter = ({ type, state, period }: RecordFilter): Record<string, string> => ({
  types: type,
  ...(state !== undefined && { status: state }),
  ...searchFromPeriod(period, DEFAULT_DAYS),
});
