import { InboxBox } from "@volado/domain/inbox";
import { RecordType } from "@volado/domain/records";
import type { Endpoint } from "../../core/endpoint.ts";
import { endpoints } from "../../endpoints/index.ts";
import { sampleInputs } from "../../testing/samples/inputs.ts";
import type { Caller } from "../caller.ts";
import { broken, holds, type Result, untried } from "../findings.ts";

/** Rows per page: small, so that most lists have several pages. */
const SIZE = 2;
/** Number of a page that no list has. */
const BEYOND = 9_999;

/** Facts about a page of any list. */
interface PageFacts {
  readonly ids: readonly string[];
  /** Number or cursor of the next page; undefined after the last one. */
  readonly next: number | string | undefined;
  readonly totalPages?: number;
  readonly totalCount?: number;
}

type LoadPage = (place: number | string | undefined, caller: Caller) => Promise<PageFacts | string>;

/** A list that is read page by page. */
interface Paged {
  readonly load: LoadPage;
  readonly isNumbered: boolean;
}

const paged = <Id extends string, I, W, V, O>(
  endpoint: Endpoint<Id, I, W, V, O>,
  isNumbered: boolean,
  inputAt: (place: number | string | undefined) => I,
  read: (output: O, place: number) => PageFacts,
): Paged => ({
  isNumbered,
  load: async (place, caller) => {
    const answer = await caller.send(endpoint, { fields: caller.fieldsOf(endpoint, inputAt(place)) });
    const { success = false, code = "", value } = answer.envelope ?? {};
    if (!success) return code;
    const checked = endpoint.response.safeParse(value);
    return checked.success ? read(checked.data, Number(place)) : "it does not match its schema";
  },
});

const numbered = (
  ids: readonly string[],
  { totalPages, totalCount }: { readonly totalPages: number; readonly totalCount?: number },
  place: number,
): PageFacts => ({
  ids,
  next: place < totalPages ? place + 1 : undefined,
  totalPages,
  ...(totalCount !== undefined && { totalCount }),
});
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const nodesOf = (list: readonly { readonly nodeId: string }[]) => list.map(({ nodeId }) => nodeId);

const byNumber = <Id extends string, I, W, V, O extends { readonly totalPages: number }>(
  endpoint: Endpoint<Id, I, W, V, O>,
  inputAt: (page: { readonly page: number; readonly pageSize: number }) => I,
  idsIn: (output: O) => readonly string[],
): readonly [string, Paged] => [
  endpoint.id,
  paged(
    endpoint,
    true,
    (place) => inputAt({ page: Number(place), pageSize: SIZE }),
    (output, place) => numbered(idsIn(output), output, place),
  ),
];

const byCursor = <Id extends string, I, W, V, O extends { readonly next: string | undefined }>(
  endpoint: Endpoint<Id, I, W, V, O>,
  inputAt: (page: { readonly after: string | undefined; readonly pageSize: number }) => I,
  idsIn: (output: O) => readonly string[],
): readonly [string, Paged] => [
  endpoint.id,
  paged(
    endpoint,
    false,
    (place) => inputAt({ after: place === undefined ? undefined : String(place), pageSize: SIZE }),
    (output) => ({ ids: idsIn(output), next: output.next }),
  ),
];

const {
  getTeamReport: report,
  listTeamBets: bets,
  listEarnings: earnings,
  listRecords: records,
} = sampleInputs;

/** Every paged list. */
const lists: ReadonlyMap<string, Paged> = new Map([
  byNumber(
    endpoints.listGames,
    (page) => ({ ...sampleInputs.listGames, ...page }),
    ({ games }) => nodesOf(games),
  ),
  byNumber(
    endpoints.listRecentGames,
    (page) => ({ type: undefined, ...page }),
    ({ games }) => nodesOf(games),
  ),
  byNumber(
    endpoints.listFavourites,
    (page) => ({ type: undefined, ...page }),
    ({ games }) => nodesOf(games),
  ),
  byNumber(
    endpoints.getTeamReport,
    (page) => ({ ...report, ...page }),
    ({ list }) => idsOf(list),
  ),
  byNumber(
    endpoints.listTeamBets,
    (page) => ({ ...bets, ...page }),
    ({ list }) => idsOf(list),
  ),
  byNumber(
    endpoints.listEarnings,
    (page) => ({ ...earnings, ...page }),
    ({ list }) => idsOf(list),
  ),
  byCursor(
    endpoints.listRecords,
    (page) => ({ ...records, type: RecordType.All, state: undefined, ...page }),
    (output) => idsOf(output.records),
  ),
  byCursor(
    endpoints.listMessages,
    (page) => ({ box: InboxBox.Received, ...page }),
    ({ messages }) => idsOf(messages),
  ),
]);

const pageFault = ({ ids, totalPages, totalCount }: PageFacts): string | undefined => {
  if (ids.length > SIZE) return `a page of ${SIZE} has ${ids.length} rows`;
  if (totalCount !== undefined && totalPages !== undefined && totalPages !== Math.ceil(totalCount / SIZE)) {
    return `totalPages is ${totalPages} for ${totalCount} rows by ${SIZE}`;
  }
  return undefined;
};

/**
 * Pages of a list must not be too long or repeat rows, their totals must be consistent, and a page beyond the last
 * must be empty.
 */
export const checkPaging = async (endpoint: string, caller: Caller): Promise<Result | undefined> => {
  const list = lists.get(endpoint);
  if (!list) return undefined;
  const { load, isNumbered } = list;
  const first = await load(isNumbered ? 1 : undefined, caller);
  if (typeof first === "string") return untried(`refused: ${first}`);
  const firstFault = pageFault(first);
  if (firstFault !== undefined) return broken(firstFault);
  if (first.next !== undefined) {
    if (first.ids.length < SIZE)
      return broken(`a page of ${SIZE} has ${first.ids.length} rows, but there is a next page`);
    const second = await load(first.next, caller);
    if (typeof second === "string") return broken(`the second page: ${second}`);
    const fault = pageFault(second);
    if (fault !== undefined) return broken(`the second page: ${fault}`);
    if (second.ids.length === 0) return broken("the second page is empty");
    if (second.ids.some((id) => first.ids.includes(id)))
      return broken("the second page repeats rows of the first");
  }
  if (!isNumbered) return holds();
  const beyond = await load(BEYOND, caller);
  if (typeof beyond === "string") return broken(`a page beyond the last: ${beyond}`);
  return beyond.ids.length === 0 ? holds() : broken("a page beyond the last has rows");
};
