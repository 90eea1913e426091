import type { RecordState, RecordType } from "@volado/domain/records";
import { defineRead } from "../core/endpoint.ts";
import { askedInstant, wireCount } from "../schemas/primitives.ts";
import {
  RECORD_FILE_PAGE,
  recordPageSchema,
  recordStateSchema,
  recordTypeSchema,
} from "../schemas/record.schema.ts";
import { z } from "../schemas/z.ts";

/** A page of records that match a filter. */
export interface ListRecordsInput {
  readonly type: RecordType;
  readonly state: RecordState | undefined;
  /** Epoch milliseconds; the end is not included. */
  readonly from: number;
  readonly to: number;
  /** `next` of the previous page; undefined for the first. */
  readonly after: string | undefined;
  readonly pageSize: number;
}

/**
 * The member's transactions, newest first (Spec §2 /m/transaction/record, §7 "transaction endpoints";
 * docs/decisions/102), including pending and rejected deposits; a round or bet is one record from stake to result. The
 * first page has totals over the whole filter. Paged by cursor, so that new transactions neither repeat nor hide a
 * row; a bet that gets its result meanwhile moves to the top.
 */
export const listRecords = defineRead({
  id: "listRecords",
  path: "/api/member/transactions",
  access: "session",
  request: z.object({
    type: recordTypeSchema,
    state: z.optional(recordStateSchema),
    from: askedInstant,
    to: askedInstant,
    after: z.optional(z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,64}$/))),
    pageSize: wireCount.check(z.positive(), z.maximum(RECORD_FILE_PAGE)),
  }),
  encode: (input: ListRecordsInput) => input,
  response: recordPageSchema,
  offline: { version: 2, when: ({ after, pageSize }) => after === undefined && pageSize < RECORD_FILE_PAGE },
});
