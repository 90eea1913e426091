import { describe, expect, test } from "vitest";
import { loadRun, nextRun, openingRun } from "./page-runs.ts";

/** A list of pages of one game each, and what was asked of it. */
const listOf = (totalPages: number) => {
  const asked: number[] = [];
  const waiting = new Map<number, () => void>();
  return {
    asked,
    answer: (page: number) => waiting.get(page)?.(),
    load: (page: number) => {
      asked.push(page);
      return new Promise<{ games: readonly number[]; totalPages: number }>((resolve) =>
        waiting.set(page, () => resolve({ games: [page], totalPages })),
      );
    },
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("pages asked for together", () => {
  test("begin with the first, which says how many there are; the others come at once and in any order", async () => {
    const list = listOf(9);
    const run = loadRun(openingRun(4), list.load);
    expect(list.asked).toEqual([1]);
    list.answer(1);
    await settled();
    expect(list.asked).toEqual([1, 2, 3, 4]);
    for (const page of [4, 2, 3]) list.answer(page);
    expect(await run).toEqual({ games: [1, 2, 3, 4], totalPages: 9 });
  });

  test("are no more than exist", async () => {
    const list = listOf(2);
    const run = loadRun(openingRun(40), list.load);
    list.answer(1);
    await settled();
    list.answer(2);
    expect((await run).games).toEqual([1, 2]);
    expect(list.asked).toEqual([1, 2]);
  });

  test("are one where a list opens at its top", async () => {
    const list = listOf(9);
    const run = loadRun(openingRun(1), list.load);
    list.answer(1);
    expect((await run).games).toEqual([1]);
  });

  test("fail together", async () => {
    const failure = new Error("no page 2");
    const load = (page: number) =>
      page === 2 ? Promise.reject(failure) : Promise.resolve({ games: [page], totalPages: 3 });
    await expect(loadRun(openingRun(3), load)).rejects.toBe(failure);
  });

  test.each([
    [openingRun(1), 3, { first: 2, last: 2 }],
    [openingRun(4), 9, { first: 5, last: 5 }],
    [openingRun(4), 4, undefined],
    [openingRun(40), 2, undefined],
    [openingRun(0), 0, undefined],
  ])("after %o of %i pages comes %o", (run, totalPages, next) => {
    expect(nextRun({ games: [], totalPages }, [], run)).toEqual(next);
  });
});
