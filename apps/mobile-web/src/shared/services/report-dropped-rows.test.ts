import { expect, it, vi } from "vitest";
import { reportDroppedRows } from "./report-dropped-rows.ts";

const dropped = (endpoint: string, ...fields: readonly string[]) =>
  ({ type: "rows-dropped", endpoint, count: fields.length, fields }) as const;

const open = (warn?: (message: string) => void) => {
  const report = vi.fn();
  return { report, tell: reportDroppedRows({ report }, warn) };
};

it("reports the endpoint and field of a dropped row, each once", () => {
  const { report, tell } = open();
  for (const _ of [1, 2]) tell(dropped("listAnnouncements", "banners[].url", "player[].title"));
  tell(dropped("listGames", "games[].nodeId"));
  expect(report.mock.calls.map(([, context]) => context)).toEqual([
    { at: "dropped-rows", endpoint: "listAnnouncements", field: "banners[].url" },
    { at: "dropped-rows", endpoint: "listAnnouncements", field: "player[].title" },
    { at: "dropped-rows", endpoint: "listGames", field: "games[].nodeId" },
  ]);
  expect(report.mock.lastCall?.[0]).toMatchObject({
    name: "DroppedRowsError",
    message: "listGames left a row out: games[].nodeId is not valid.",
  });
});

it("also logs to the given console", () => {
  const warn = vi.fn();
  const { tell } = open(warn);
  for (const _ of [1, 2]) tell(dropped("listGames", "games[].nodeId"));
  expect(warn.mock.calls).toEqual([["listGames left a row out: games[].nodeId is not valid."]]);
});

it("ignores other client events", () => {
  const { report, tell } = open();
  tell({ type: "deduped", endpoint: "listGames" });
  expect(report).not.toHaveBeenCalled();
});
