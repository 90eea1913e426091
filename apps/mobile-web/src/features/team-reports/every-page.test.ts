import { expect, test, vi } from "vitest";
import { everyPage } from "./every-page.ts";

test("pages are asked for one after the other until the last", async () => {
  const bring = vi.fn(async ({ page }: { page: number }) => ({ page, totalPages: 3, list: [`row ${page}`] }));
  expect(await everyPage(bring)).toEqual(["row 1", "row 2", "row 3"]);
  expect(bring.mock.calls.map(([asked]) => asked)).toEqual([
    { page: 1, pageSize: 500 },
    { page: 2, pageSize: 500 },
    { page: 3, pageSize: 500 },
  ]);
});

test("an empty list is asked for once", async () => {
  expect(await everyPage(async () => ({ page: 1, totalPages: 0, list: [] }))).toEqual([]);
});

test("a page that fails fails the whole", async () => {
  const bring = async ({ page }: { page: number }) => {
    if (page === 2) throw new Error("gone");
    return { page, totalPages: 3, list: [page] };
  };
  await expect(everyPage(bring)).rejects.toThrow("gone");
});
