import type { GameType } from "../games/game.ts";
import type { SearchFields } from "../games/game-list-search.ts";
import type { Money } from "../money/money.ts";
import { periodFromSearch, type RecordPeriod, searchFromPeriod } from "./period.ts";

/** What a page of records is about: the letter is its word in addresses (Spec §2 "/m/transaction/record?types=A"). */
export const RecordType = {
  All: "A",
  Deposits: "D",
  Withdrawals: "W",
  Games: "G",
  Bonuses: "B",
  Others: "O",
} as const;
export type RecordType = (typeof RecordType)[keyof typeof RecordType];

/** Why money moved. */
export type RecordKind =
  | "opening"
  | "adjustment"
  | "bet"
  | "win"
  | "deposit"
  | "withdrawal"
  | "withdrawal-return"
  | "fee"
  | "bonus"
  | "rebate"
  | "transfer";

/** Where a record stands: money that has moved, that is still on its way, or that came back. */
export const RecordState = { Done: "done", Pending: "pending", Rejected: "rejected" } as const;
export type RecordState = (typeof RecordState)[keyof typeof RecordState];

/** What was bet on in a sportsbook. */
export interface BetSelection {
  readonly home: string;
  readonly away: string;
  /** Home, draw or away, as sportsbooks write it. */
  readonly pick: "1" | "X" | "2";
  /** Decimal odds in hundredths: 185 pays 1.85 times the stake. */
  readonly odds: number;
}

/** The round or bet that a movement belongs to; the game's name is the record's subject. */
export interface RecordPlay {
  readonly gameType: GameType;
  /** The vendor's name. */
  readonly vendor: string;
  /** Not negative. */
  readonly stake: Money;
  /** Undefined for rounds of other games. */
  readonly selection: BetSelection | undefined;
}

/** One movement of the member's money, or a deposit that has moved none: it waits, or was rejected. */
export interface MemberRecord {
  /** Of a deposit that has moved nothing the deposit's own. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly state: RecordState;
  /** Into the wallet; negative went out. */
  readonly amount: Money;
  /** What it left in the wallet; undefined where nothing has moved. */
  readonly balance: Money | undefined;
  /** Epoch milliseconds. */
  readonly at: number;
  /** What it was about, such as a game's name or the bank; undefined when there is nothing to say. */
  readonly subject: string | undefined;
  /** Of bets and wins: what was played. */
  readonly play: RecordPlay | undefined;
  /** Number to name when asking the customer service. */
  readonly reference: string;
}

/** Sums of what moved, and the number of rows, over everything that a filter lets through. */
export interface RecordTotals {
  readonly count: number;
  readonly into: Money;
  /** Not negative. */
  readonly outOf: Money;
}

/** Some of the member's records, the newest first. */
export interface RecordPage {
  readonly records: readonly MemberRecord[];
  /** Comes with the first page. */
  readonly totals: RecordTotals | undefined;
  /** Where the next page goes on; undefined after the last. */
  readonly next: string | undefined;
}

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
