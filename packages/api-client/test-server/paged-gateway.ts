import { z } from "zod";
import type { AnyEndpoint } from "../src/core/endpoint.ts";
import { endpoints } from "../src/endpoints/registry.ts";
import { createTestGateway, samples, type TestGateway, type TestRequest } from "../src/testing/index.ts";

const numbered = z.object({
  pageNo: z.coerce.number().optional(),
  page: z.coerce.number().optional(),
  pageSize: z.coerce.number(),
});
const continued = z.object({ after: z.string().default("0"), pageSize: z.coerce.number() });

/** Five rows made of the sample's first. */
const fiveOf = (row: object, id: string) =>
  [1, 2, 3, 4, 5].map((number) => ({ ...row, [id]: `row-${number}` }));

const byNumber = (rows: readonly object[], { fields }: TestRequest, overlap = 0) => {
  const { page, pageNo = page ?? 1, pageSize } = numbered.parse(fields);
  const from = Math.max(0, (pageNo - 1) * pageSize - overlap);
  return {
    rows: rows.slice(from, from + pageSize),
    page: pageNo,
    totalPages: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
  };
};

const byPlace = (rows: readonly object[], { fields }: TestRequest, ending = "") => {
  const { after, pageSize } = continued.parse(fields);
  const from = Number.parseInt(after, 10);
  const end = from + pageSize;
  return { rows: rows.slice(from, end), ...(end < rows.length && { next: `${end}${ending}` }) };
};

/**
 * The test gateway with lists that really come in pages, as whoever signed in sees it.
 * @param overlap rows that the pages of games share
 */
export const createPagedGateway = async (overlap = 0): Promise<TestGateway> => {
  const gateway = await createTestGateway({ knows: (token) => token === "sample-token" });
  const games = fiveOf(samples.listGames.value.games[0] ?? {}, "nodeId");
  gateway.answer(endpoints.listGames, (call: TestRequest) => {
    const { rows, page, ...more } = byNumber(games, call, overlap);
    return { games: rows, pageNum: page, ...more };
  });
  gateway.answer(endpoints.listRecentGames, (call: TestRequest) => ({
    list: byNumber(games, call).rows,
    totalPages: 3,
  }));
  gateway.answer(endpoints.listFavourites, (call: TestRequest) => ({
    content: byNumber(games, call).rows,
    pageNum: 1,
    totalPages: 3,
  }));
  const answerInPages = (endpoint: AnyEndpoint, value: { readonly list: readonly object[] }) => {
    const list = fiveOf(value.list[0] ?? {}, "id");
    gateway.answer(endpoint, (call: TestRequest) => {
      const { rows, ...more } = byNumber(list, call);
      return { ...value, ...more, list: rows };
    });
  };
  answerInPages(endpoints.getTeamReport, samples.getTeamReport.value);
  answerInPages(endpoints.listTeamBets, samples.listTeamBets.value);
  answerInPages(endpoints.listEarnings, samples.listEarnings.value);
  const records = fiveOf(samples.listRecords.value.records[0] ?? {}, "id");
  gateway.answer(endpoints.listRecords, (call: TestRequest) => {
    const { rows, ...more } = byPlace(records, call, ".row");
    return { ...samples.listRecords.value, ...more, records: rows };
  });
  const messages = fiveOf(samples.listMessages.value.messages[0] ?? {}, "id");
  gateway.answer(endpoints.listMessages, (call: TestRequest) => {
    const { rows, ...more } = byPlace(messages, call);
    return { ...more, messages: rows };
  });
  return gateway;
};
