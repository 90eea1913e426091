import { type MemberRecord, type RecordPage, RecordState, RecordType } from "@volado/domain/records";
import { moneyIn, wireAmount, wireCentavos, wireCurrency } from "./amounts.ts";
import { wireCount, wireId, wireOr, wireRequiredText, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** A type of records. */
export const recordTypeSchema = z.enum(RecordType);

/** Where a record stands. */
export const recordStateSchema = z.enum(RecordState);

const recordSchema = z.object({
  id: wireId,
  kind: z.enum([
    "opening",
    "adjustment",
    "bet",
    "win",
    "deposit",
    "withdrawal",
    "withdrawal-return",
    "fee",
    "bonus",
    "rebate",
    "transfer",
  ]),
  state: recordStateSchema,
  amount: wireCentavos,
  balance: wireOr(wireCentavos, undefined),
  at: wireCount,
  subject: wireText,
  reference: wireRequiredText,
});

/** A page of records; amounts in major units (decisions W6). */
export const recordPageSchema = z.pipe(
  z.object({
    records: rows(recordSchema),
    currency: wireCurrency,
    totals: wireOr(z.object({ count: wireCount, into: wireAmount, outOf: wireAmount }), undefined),
    next: wireText,
  }),
  z.transform(({ currency, records, totals, next }): RecordPage => {
    const money = moneyIn(currency);
    return {
      records: records.map(
        ({ amount, balance, ...rest }): MemberRecord => ({
          ...rest,
          amount: money(amount),
          balance: balance === undefined ? undefined : money(balance),
        }),
      ),
      totals: totals && { ...totals, into: money(totals.into), outOf: money(totals.outOf) },
      next,
    };
  }),
);
