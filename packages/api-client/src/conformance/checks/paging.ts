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

/** Loads a page; returns the code of a refusal. */
type LoadPage = (place: number | string | undefined, caller: Caller) => Promise<PageFacts | string>;

/** A list that is read page by page. */
interface Paged {
  readonly load: LoadPage;
  readonly isNumbered: boolean;
}

const pageOf =
  <Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    inputAt: (place: number | string | undefined) => I,
    read: (output: O, place: number) => PageFacts,
  ): LoadPage =>
  async (place, caller) => {
    const answer = await caller.send(endpoint, { fields: caller.fieldsOf(endpoint, inputAt(place)) });
    const { success = false, code = "", value } = answer.envelope ?? {};
    if (!success) return code;
    const checked = endpoint.response.safeParse(value);
    return checked.success ? read(checked.data, Number(place)) : "it does not match its schema";
  };

interface NumberedPage {
  readonly totalPages: number;
  readonly totalCount?: number;
}

const byNumber = <Id extends string, I extends object, W, V, O extends NumberedPage>(
  endpoint: Endpoint<Id, I, W, V, O>,
  input: I,
  idsIn: (output: O) => readonly string[],
): readonly [string, Paged] => {
  const load = pageOf(
    endpoint,
    (place) => ({ ...input, page: Number(place), pageSize: SIZE }),
    (output, place) => ({
      ids: idsIn(output),
      next: place < output.totalPages ? place + 1 : undefined,
      totalPages: output.totalPages,
      ...(output.totalCount !== undefined && { totalCount: output.totalCount }),
    }),
  );
  return [endpoint.id, { load, isNumbered: true }];
};

const byCursor = <Id extends string, I extends object, W, V, O extends Pick<PageFacts, "next">>(
  endpoint: Endpoint<Id, I, W, V, O>,
  input: I,
  idsIn: (output: O) => readonly string[],
): readonly [string, Paged] => {
  const load = pageOf(
    endpoint,
    (place) => ({ ...input, after: place === undefined ? undefined : String(place), pageSize: SIZE }),
    (output) => ({ ids: idsIn(output), next: output.next }),
  );
  return [endpoint.id, { load, isNumbered: false }];
};

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const nodesOf = (list: readonly { readonly nodeId: string }[]) => list.map(({ nodeId }) => nodeId);

const everyRecord = { ...sampleInputs.listRecords, type: RecordType.All, state: undefined };

/** Every paged list. */
const lists: ReadonlyMap<string, Paged> = new Map([
  byNumber(endpoints.listGames, sampleInputs.listGames, ({ games }) => nodesOf(games)),
  byNumber(endpoints.listRecentGames, sampleInputs.listRecentGames, ({ games }) => nodesOf(games)),
  byNumber(endpoints.listFavourites, sampleInputs.listRecentGames, ({ games }) => nodesOf(games)),
  byNumber(endpoints.getTeamReport, sampleInputs.getTeamReport, ({ list }) => idsOf(list)),
  byNumber(endpoints.listTeamBets, sampleInputs.listTeamBets, ({ list }) => idsOf(list)),
  byNumber(endpoints.listEarnings, sampleInputs.listEarnings, ({ list }) => idsOf(list)),
  byCursor(endpoints.listRecords, everyRecord, ({ records }) => idsOf(records)),
  byCursor(endpoints.listMessages, sampleInputs.listMessages, ({ messages }) => idsOf(messages)),
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
