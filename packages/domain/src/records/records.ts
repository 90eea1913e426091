import type { GameType } from "../games/game.ts";
import type { SearchFields } from "../games/game-list-search.ts";
import type { Money } from "../money/money.ts";
import { periodFromSearch, type RecordPeriod, searchFromPeriod } from "./period.ts";

/** Record types by their letter in addresses (Spec §2 "/m/transaction/record?types=A"). */
export const RecordType = {
  All: "A",
  Deposits: "D",
  Withdrawals: "W",
  Games: "G",
  Bonuses: "B",
  Others: "O",
} as const;
export type RecordType = (typeof RecordType)[keyof typeof RecordType];

/** Why money moved; a play is a round or a bet, from stake to result. */
export type RecordKind =
  | "opening"
  | "adjustment"
  | "play"
  | "deposit"
  | "withdrawal"
  | "withdrawal-return"
  | "fee"
  | "bonus"
  | "bonus-return"
  | "rebate"
  | "dividend"
  | "salary"
  | "transfer";

/** State of a record: completed, pending (such as a bet without a result), returned, or cancelled by the member. */
export const RecordState = {
  Done: "done",
  Pending: "pending",
  Rejected: "rejected",
  Cancelled: "cancelled",
} as const;
export type RecordState = (typeof RecordState)[keyof typeof RecordState];

export interface BetSelection {
  readonly home: string;
  readonly away: string;
  /** Home, draw or away. */
  readonly pick: "1" | "X" | "2";
  /** Decimal odds in hundredths: 185 pays 1.85 times the stake. */
  readonly odds: number;
}

/** A lottery's ticket: the draw's number, and the picks as they are shown. */
export interface DrawSelection {
  readonly draw: string;
  readonly picks: readonly string[];
}

/** A round or bet; the game's name is the record's subject. */
export interface RecordPlay {
  readonly gameType: GameType;
  readonly vendor: string;
  /** Not negative. */
  readonly stake: Money;
  /** Not negative, zero if lost; undefined until there is a result. */
  readonly win: Money | undefined;
  /** Undefined for rounds of other games. */
  readonly selection: BetSelection | DrawSelection | undefined;
}

/** A transaction, all transactions of one play, or a deposit that is pending, or was rejected or cancelled. */
export interface MemberRecord {
  /** For a deposit without a transaction, the deposit's id. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly state: RecordState;
  /** Negative when money left the wallet; for a play the net result. */
  readonly amount: Money;
  /** The balance after its last movement; undefined when no money moved. */
  readonly balance: Money | undefined;
  /** Epoch milliseconds of its last movement. */
  readonly at: number;
  /** The subject, such as a game's name or the bank, if any. */
  readonly subject: string | undefined;
  /** The name of the member on the other side of a transfer. */
  readonly counterparty: string | undefined;
  /** What was played. */
  readonly play: RecordPlay | undefined;
  /** Reference for customer service. */
  readonly reference: string;
}

/** Totals over the amounts of all rows of a filter; a play counts by its net result. */
export interface RecordTotals {
  readonly count: number;
  readonly into: Money;
  /** Not negative. */
  readonly outOf: Money;
}

/** A page of records, newest first. */
export interface RecordPage {
  readonly records: readonly MemberRecord[];
  /** Sent with the first page. */
  readonly totals: RecordTotals | undefined;
  /** Cursor of the next page; undefined after the last. */
  readonly next: string | undefined;
}

export interface RecordFilter {
  readonly type: RecordType;
  /** Undefined for all. */
  readonly state: RecordState | undefined;
  readonly period: RecordPeriod;
}

const DEFAULT_DAYS = 30;

const known = <Value extends string>(values: Readonly<Record<string, Value>>, text: string | null) =>
  Object.values(values).find((value) => value === text);

/** Reads the filter from an address. Invalid values are ignored, so that an old link still opens. */
export const recordFilterFromSearch = (search: SearchFields): RecordFilter => ({
  type: known(RecordType, search.get("types")) ?? RecordType.All,
  state: known(RecordState, search.get("status")),
  period: periodFromSearch(search, DEFAULT_DAYS),
});

/** The query that restores the records on reload, back and share. It always names the type (Spec §2). */
export const searchFromRecordFilter = ({ type, state, period }: RecordFilter): Record<string, string> => ({
  types: type,
  ...(state !== undefined && { status: state }),
  ...searchFromPeriod(period, DEFAULT_DAYS),
});
