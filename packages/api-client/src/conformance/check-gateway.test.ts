import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { AnyEndpoint } from "../core/endpoint.ts";
import type { Fetch } from "../core/options.ts";
import { endpoints } from "../endpoints/registry.ts";
import { createTestGateway, samples, type TestGateway, type TestRequest } from "../testing/index.ts";
import { checkGateway } from "./check-gateway.ts";
import type { Finding } from "./finding.ts";
import { tableOf } from "./table.ts";

const URL_OF_GATEWAY = "http://gateway.example";
const account = { username: "jugador", password: "Volado2026" };

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

/** The test gateway with lists that really come in pages. @param overlap rows that the pages of games share */
const pagedGateway = async (overlap = 0): Promise<TestGateway> => {
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

const check = (fetch: Fetch, ...only: readonly string[]): Promise<readonly Finding[]> =>
  checkGateway(URL_OF_GATEWAY, { fetch, account, ...(only.length > 0 && { only }) });

const faultsOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ endpoint, check: name, verdict, detail }) =>
    verdict === "broken" ? [`${endpoint}, ${name}: ${detail}`] : [],
  );

/** A gateway that is sound but for what `spoil` does to the answers of one path. */
const spoiledAt =
  (gateway: TestGateway, path: string, spoil: (answer: Response) => Promise<Response> | Response): Fetch =>
  async (url, init) => {
    const answer = await gateway.fetch(url, init);
    return new URL(url).pathname === path ? spoil(answer) : answer;
  };

describe("a sound gateway", () => {
  let findings: readonly Finding[];
  beforeAll(async () => {
    findings = await check((await pagedGateway()).fetch);
  });

  test("has no fault", () => {
    expect(faultsOf(findings)).toEqual([]);
  });

  test("is asked every call, on every side that it has", () => {
    expect(new Set(findings.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.keys(endpoints)));
    const sides = new Set(findings.map(({ check: name, verdict }) => `${name} ${verdict}`));
    for (const side of ["answer", "token", "fields", "sealing", "idempotency", "paging"]) {
      expect(sides).toContain(`${side} holds`);
    }
  });

  test("is told of in a table", () => {
    const table = tableOf(findings);
    expect(table).toMatch(/^createDeposit +ok +ok +ok +ok$/m);
    expect(table).toMatch(/\d+ hold, 0 are broken/);
  });

  test("without an account is tried as far as a guest gets", async () => {
    const { fetch } = await pagedGateway();
    const found = await checkGateway(URL_OF_GATEWAY, { fetch, only: ["getWallet", "listWinners"] });
    expect(found.map(({ endpoint, check: name, verdict }) => `${endpoint} ${name} ${verdict}`)).toEqual([
      "getWallet answer untried",
      "getWallet token holds",
      "getWallet fields holds",
      "listWinners answer holds",
      "listWinners token holds",
      "listWinners fields holds",
    ]);
  });
});

describe("a gateway with one fault", () => {
  const oneOf = async (
    gateway: Promise<TestGateway>,
    break_: (gateway: TestGateway) => Fetch | undefined,
    ...only: string[]
  ) => {
    const made = await gateway;
    return faultsOf(await check(break_(made) ?? made.fetch, ...only));
  };

  test("a field of another kind", async () => {
    const faults = await oneOf(pagedGateway(), (gateway) => {
      gateway.answer(endpoints.getWallet, { sumBalance: "much", currency: "MXN" });
      return undefined;
    });
    expect(faults).toEqual([
      expect.stringMatching(/^getWallet, answer: the value leaves its schema at sumBalance/),
    ]);
  });

  test("a row that doesn't fit", async () => {
    const faults = await oneOf(pagedGateway(), (gateway) => {
      gateway.answer(endpoints.listWinners, [...samples.listWinners.value, { vo: {} }]);
      return undefined;
    });
    expect(faults).toEqual(["listWinners, answer: 1 rows don't fit their schema and would be left out"]);
  });

  test("an answer without the envelope", async () => {
    const bare = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.getHelpCentre.path, async (answer) =>
        Response.json((await answer.json()).value),
      );
    expect(await oneOf(pagedGateway(), bare, "getHelpCentre", "listWinners")).toEqual([
      "getHelpCentre, answer: no envelope { success, value, code } (status 200)",
      "getHelpCentre, token: with an old token: no envelope { success, value, code } (status 200)",
      "getHelpCentre, fields: a request with bad fields no envelope { success, value, code } (status 200)",
    ]);
  });

  test("a refusal with another status than its code has, and one with a code of its own", async () => {
    const status = (gateway: TestGateway) => {
      gateway.refuse(endpoints.claimReward, { status: 200, code: "conflict" });
      gateway.refuse(endpoints.redeemPromoCode, { status: 409, code: "so_what" });
      return undefined;
    };
    expect(await oneOf(pagedGateway(), status, "claimReward", "redeemPromoCode")).toEqual([
      "claimReward, answer: conflict came with status 200, not 409",
      "redeemPromoCode, answer: the code so_what is none that the client knows (status 409)",
    ]);
  });

  test("an answer to whoever has no token", async () => {
    const open =
      (gateway: TestGateway): Fetch =>
      (url, init) => {
        const headers = new Headers(init.headers);
        if (new URL(url).pathname === endpoints.getSecurity.path) headers.set("Token", "sample-token");
        return gateway.fetch(url, { ...init, headers });
      };
    expect(await oneOf(pagedGateway(), open)).toEqual([
      "getSecurity, token: without a token it was accepted, where session_expired or session_elsewhere or not_logged_in is due",
    ]);
  });

  test("a sealed body that is opened twice", async () => {
    const again = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.changePassword.path, async (answer) => {
        const { code } = await answer.clone().json();
        return code === "replayed" ? Response.json({ success: true, value: null }) : answer;
      });
    expect(await oneOf(pagedGateway(), again)).toEqual([
      "changePassword, sealing: a body that was sent before was accepted, where replayed is due",
    ]);
  });

  test("a write that acts twice on its key", async () => {
    let deposits = 0;
    const twice = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.createDeposit.path, async (answer) => {
        const envelope = await answer.clone().json();
        deposits += 1;
        const value = { ...envelope.value, id: `deposit-${deposits}` };
        return envelope.success && "kind" in envelope.value ? Response.json({ ...envelope, value }) : answer;
      });
    expect(await oneOf(pagedGateway(), twice, "createDeposit")).toEqual([
      "createDeposit, idempotency: sent again under its key it is answered another way: it acted twice",
    ]);
  });

  test("pages that overlap", async () => {
    expect(await oneOf(pagedGateway(1), () => undefined)).toEqual([
      "listGames, paging: the second page repeats rows of the first",
    ]);
  });

  test("no answer at all", async () => {
    const cut = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.listCountries.path, () => Promise.reject(new TypeError("fetch failed")));
    const faults = await oneOf(pagedGateway(), cut, "listCountries");
    expect(faults[0]).toBe("listCountries, answer: no answer: fetch failed");
  });

  test("a status that can't be read ends it", async () => {
    const gateway = await pagedGateway();
    gateway.answer(endpoints.getStatus, []);
    expect(faultsOf(await check(gateway.fetch))).toEqual([
      expect.stringMatching(/^getStatus, answer: nothing else can be tried: schema/),
    ]);
  });
});
