import { describe, expect, test } from "vitest";
import { loadRun, nextRun, previousRun, TOP } from "./page-runs.ts";

/** A list of pages of one game each, and what was asked of it. */
const listOf = (totalPages: number) => {
  const asked: number[] = [];
  const waiting = new Map<number, () => void>();
  return {
    asked,
    answer: (page: number) => waiting.get(page)?.(),
    load: (page: number) => {
      asked.push(page);
      return new Promise<{ games: readonly number[]; page: number; totalPages: number }>((resolve) =>
        waiting.set(page, () => resolve({ games: [page], page, totalPages })),
      );
    },
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("pages asked for together", () => {
  test("begin with the first, which says how many there are; the others come at once and in any order", async () => {
    const list = listOf(9);
    const run = loadRun({ first: 1, last: 4 }, list.load);
    expect(list.asked).toEqual([1]);
    list.answer(1);
    await settled();
    expect(list.asked).toEqual([1, 2, 3, 4]);
    for (const page of [4, 2, 3]) list.answer(page);
    expect(await run).toEqual({ games: [1, 2, 3, 4], page: 1, totalPages: 9 });
  });

  test("are none of an empty list, wherever it is opened", async () => {
    const list = listOf(0);
    const run = loadRun({ first: 40, last: 40 }, list.load);
    list.answer(40);
    expect((await run).page).toBe(40);
    expect(list.asked).toEqual([40]);
  });

  test("are no more than exist", async () => {
    const list = listOf(2);
    const run = loadRun({ first: 1, last: 40 }, list.load);
    list.answer(1);
    await settled();
    list.answer(2);
    expect((await run).games).toEqual([1, 2]);
    expect(list.asked).toEqual([1, 2]);
  });

  test("are one where a list opens at its top", async () => {
    const list = listOf(9);
    const run = loadRun(TOP, list.load);
    list.answer(1);
    expect((await run).games).toEqual([1]);
  });

  test("begin further down where the list is opened there", async () => {
    const list = listOf(200);
    const run = loadRun({ first: 120, last: 121 }, list.load);
    list.answer(120);
    await settled();
    list.answer(121);
    expect(await run).toEqual({ games: [120, 121], page: 120, totalPages: 200 });
    expect(list.asked).toEqual([120, 121]);
  });

  test("are the last page where the list ends before them", async () => {
    const list = listOf(3);
    const run = loadRun({ first: 120, last: 121 }, list.load);
    list.answer(120);
    await settled();
    list.answer(3);
    expect(await run).toEqual({ games: [3], page: 3, totalPages: 3 });
    expect(list.asked).toEqual([120, 3]);
  });

  test("fail together", async () => {
    const failure = new Error("no page 2");
    const load = (page: number) =>
      page === 2 ? Promise.reject(failure) : Promise.resolve({ games: [page], page, totalPages: 3 });
    await expect(loadRun({ first: 1, last: 3 }, load)).rejects.toBe(failure);
  });

  test.each([
    [TOP, 3, { first: 2, last: 2 }],
    [{ first: 1, last: 4 }, 9, { first: 5, last: 5 }],
    [{ first: 201, last: 202 }, 2000, { first: 203, last: 203 }],
    [{ first: 1, last: 4 }, 4, undefined],
    [{ first: 1, last: 40 }, 2, undefined],
    [TOP, 0, undefined],
  ])("after %o of %i pages comes %o", (run, totalPages, next) => {
    expect(nextRun({ games: [], page: run.first, totalPages }, [], run)).toEqual(next);
  });

  test.each([
    [1, undefined],
    [2, { first: 1, last: 1 }],
    [201, { first: 200, last: 200 }],
  ])("before page %i comes %o", (page, previous) => {
    expect(previousRun({ games: [], page, totalPages: 300 })).toEqual(previous);
  });
});
