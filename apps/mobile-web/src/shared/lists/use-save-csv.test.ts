import { expect, test, vi } from "vitest";
import { everyPage } from "./use-save-csv.ts";

test("fetches page after page up to the last", async () => {
  const fetchPage = vi.fn(async ({ page }: { page: number }) => ({
    page,
    totalPages: 3,
    list: [`row ${page}`],
  }));
  expect(await everyPage(fetchPage)).toEqual(["row 1", "row 2", "row 3"]);
  expect(fetchPage.mock.calls.map(([paging]) => paging)).toEqual([
    { page: 1, pageSize: 500 },
    { page: 2, pageSize: 500 },
    { page: 3, pageSize: 500 },
  ]);
});

test("fetches an empty list once", async () => {
  expect(await everyPage(async () => ({ page: 1, totalPages: 0, list: [] }))).toEqual([]);
});

test("rejects if a page fails", async () => {
  const fetchPage = async ({ page }: { page: number }) => {
    if (page === 2) throw new Error("gone");
    return { page, totalPages: 3, list: [page] };
  };
  await expect(everyPage(fetchPage)).rejects.toThrow("gone");
});
