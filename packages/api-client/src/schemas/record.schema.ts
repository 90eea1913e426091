import { type MemberRecord, type RecordPage, RecordState, RecordType } from "@volado/domain";
import { wireAmount, wireCurrency } from "./amounts.ts";
import { wireCount, wireId, wireNumber, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { wireSome, wireWord } from "./words.ts";
import { z } from "./z.ts";

/** A type of records as the gateway spells it. */
export const recordTypeSchema = z.enum(RecordType);

/** States as the gateway spells them. */
export const wireStateOf = {
  [RecordState.Done]: "DONE",
  [RecordState.Pending]: "PENDING",
  [RecordState.Rejected]: "REJECTED",
} as const satisfies Record<RecordState, string>;

/** A state as the gateway spells it. */
export const recordStateSchema = z.enum(Object.values(wireStateOf));

const state = wireWord({
  DONE: RecordState.Done,
  PENDING: RecordState.Pending,
  REJECTED: RecordState.Rejected,
});

const kind = wireWord({
  OPENING: "opening",
  ADJUSTMENT: "adjustment",
  BET: "bet",
  WIN: "win",
  DEPOSIT: "deposit",
  WITHDRAWAL: "withdrawal",
  WITHDRAWAL_RETURN: "withdrawal-return",
  FEE: "fee",
  BONUS: "bonus",
  REBATE: "rebate",
  TRANSFER: "transfer",
});

const recordSchema = z.pipe(
  z.object({
    id: wireId,
    type: kind,
    status: state,
    amount: wireNumber,
    balance: wireNumber,
    createdAt: wireCount,
    subject: wireText,
    reference: wireSome,
  }),
  z.transform(
    ({ type, status, createdAt, ...wire }): MemberRecord => ({
      ...wire,
      kind: type,
      state: status,
      at: createdAt,
    }),
  ),
);

/** A page of records; amounts in major units (decisions W6). */
export const recordPageSchema = z.pipe(
  z.object({
    list: rows(recordSchema),
    currency: wireCurrency,
    totals: z.nullable(
      z.object({
        count: wireCount,
        in: wireAmount,
        out: wireAmount,
      }),
    ),
    next: wireText,
  }),
  z.transform(
    ({ list, totals, ...wire }): RecordPage => ({
      ...wire,
      records: list,
      totals: totals === null ? undefined : { count: totals.count, into: totals.in, outOf: totals.out },
    }),
  ),
);
