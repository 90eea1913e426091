import { type MemberRecord, type RecordPage, RecordState, RecordType } from "@volado/domain/records";
import { moneyIn, wireAmount, wireCentavos, wireCurrency } from "./amounts.ts";
import { gameTypeSchema } from "./game.schema.ts";
import { wireCount, wireId, wireOr, wireRequiredText, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** Rows per page of a file with all records. These pages are not stored, so that no file is out of date. */
export const RECORD_FILE_PAGE = 100;

export const recordTypeSchema = z.enum(RecordType);

export const recordStateSchema = z.enum(RecordState);

const slipSchema = z.union([
  z.object({
    home: wireRequiredText,
    away: wireRequiredText,
    pick: z.enum(["1", "X", "2"]),
    odds: wireCentavos,
  }),
  z.object({ draw: wireRequiredText, picks: z.array(wireRequiredText) }),
]);

const playSchema = z.object({
  gameType: gameTypeSchema,
  vendorName: wireRequiredText,
  stake: wireAmount,
  win: wireOr(wireAmount, undefined),
  slip: wireOr(slipSchema, undefined),
});

const recordSchema = z.object({
  id: wireId,
  kind: z.enum([
    "opening",
    "adjustment",
    "play",
    "deposit",
    "withdrawal",
    "withdrawal-return",
    "fee",
    "bonus",
    "bonus-return",
    "rebate",
    "dividend",
    "salary",
    "transfer",
  ]),
  state: recordStateSchema,
  amount: wireCentavos,
  balance: wireOr(wireCentavos, undefined),
  at: wireCount,
  subject: wireText,
  counterparty: wireText,
  play: wireOr(playSchema, undefined),
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
        ({ amount, balance, play, ...rest }): MemberRecord => ({
          ...rest,
          amount: money(amount),
          balance: balance === undefined ? undefined : money(balance),
          play: play && {
            gameType: play.gameType,
            vendor: play.vendorName,
            stake: money(play.stake),
            win: play.win === undefined ? undefined : money(play.win),
            selection: play.slip,
          },
        }),
      ),
      totals: totals && { ...totals, into: money(totals.into), outOf: money(totals.outOf) },
      next,
    };
  }),
);
