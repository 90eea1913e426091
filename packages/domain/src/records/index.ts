/** Lists of past bets and movements of money: their filter, period and address. */

export type {
  BetSelection,
  MemberRecord,
  RecordKind,
  RecordPage,
  RecordPlay,
  RecordTotals,
} from "./member-record.ts";
export { RecordState, RecordType } from "./member-record.ts";
export type { RecordDays, RecordPeriod } from "./period.ts";
export {
  periodDays,
  periodFromSearch,
  periodInstants,
  rangeProblem,
  recordDayLimits,
  recordDays,
  searchFromPeriod,
} from "./period.ts";
export type { RecordFilter } from "./record-filter.ts";
export { recordFilterFromSearch, searchFromRecordFilter } from "./record-filter.ts";
