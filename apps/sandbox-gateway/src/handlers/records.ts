import { endpoints } from "@volado/api-client/endpoints";
import { decimalOf } from "@volado/domain/money";
import type { CatalogueGame } from "../catalogue/catalogue.ts";
import type { Texts } from "../data/schema.ts";
import {
  type MatchSlip,
  type Played,
  playedBehind,
  readRecords,
  sumRecords,
} from "../records/record-rows.ts";
import { sessionOf } from "../request/call.ts";
import { defineHandler } from "./handler.ts";

/** Displayed length of a record's id: long enough to find it, short enough to read out. */
const REFERENCE_LENGTH = 8;

export const listRecords = defineHandler(endpoints.listRecords, async (request, call) => {
  const { services, language } = call;
  const { catalogue, brand } = services;
  const { after, pageSize, type, state, from, to } = request;
  const query = { type, state, from, to, memberId: sessionOf(call).member.id, now: call.services.now() };
  const { rows, next } = await readRecords(call.db, query, after, pageSize);
  const causes = rows.map(({ cause }) => cause);
  const played = await playedBehind(call.db, causes);
  const methodOf = (name: Texts<string> | null) => name?.[language] && brand.text(name[language], language);
  return {
    records: rows.map((row) => {
      const play = played.get(row.cause ?? "");
      const game = play && catalogue.byNodeId(play.nodeId);
      return {
        id: row.id,
        kind: row.kind,
        state: row.state,
        amount: decimalOf(row.amount),
        balance: row.balance === null ? undefined : decimalOf(row.balance),
        at: row.at,
        subject: row.account ?? methodOf(row.method) ?? game?.name,
        counterparty: row.counterparty ?? undefined,
        // A play's other movements, such as bonus money taken back, have neither stake nor win.
        play: row.kind === "play" && play && game ? wirePlay(row, play, game) : undefined,
        reference: row.method_id !== null ? row.number : row.number.slice(0, REFERENCE_LENGTH).toUpperCase(),
      };
    }),
    currency: brand.currency,
    totals: after === undefined ? wireTotals(await sumRecords(call.db, query)) : null,
    next,
  };
});

type RecordRow = Awaited<ReturnType<typeof readRecords>>["rows"][number];

const wirePlay = (row: RecordRow, { slip }: Played, game: CatalogueGame) => ({
  gameType: game.type,
  vendorName: game.vendorName,
  stake: decimalOf(row.out_of),
  win: row.state === "pending" ? undefined : decimalOf(row.into),
  slip: slip && "odds" in slip ? wireMatch(slip) : slip,
});

const wireMatch = ({ home, away, selection, odds }: MatchSlip) => ({
  home,
  away,
  pick: selection,
  odds: decimalOf(odds),
});

const wireTotals = ({ count, into, outOf }: Awaited<ReturnType<typeof sumRecords>>) => ({
  count,
  into: decimalOf(into),
  outOf: decimalOf(outOf),
});
