// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { memoryStorage } from "../storage/site-storage.ts";
import { createReadMarks } from "./read-marks.ts";

describe.each([
  ["openedAnnouncements", 200],
  ["inboxMarks", 100],
] as const)("read marks: %s", (key, limit) => {
  const open = () => {
    const storage = memoryStorage();
    return { storage, marks: createReadMarks(storage, key, limit) };
  };

  it("are stored once each, across a reload, until they are removed", () => {
    const { marks, storage } = open();
    marks.add("ana", ["1", "2"]);
    marks.add("ana", ["2", "3"]);
    expect(createReadMarks(storage, key, limit).getState()).toEqual({ account: "ana", ids: ["1", "2", "3"] });
    marks.remove("ana", ["2", "9"]);
    expect(marks.idsOf("ana")).toEqual(["1", "3"]);
    marks.remove("ana", ["1", "3"]);
    expect([marks.getState(), storage.read(key)]).toEqual([null, null]);
  });

  it("start with an empty list for another account, whose late answers change nothing", () => {
    const { marks } = open();
    marks.add("ana", ["1"]);
    expect([marks.idsOf("luis"), marks.idsOf(undefined)]).toEqual([[], []]);
    marks.add("luis", ["1", "2"]);
    marks.remove("ana", ["1"]);
    expect([marks.idsOf("luis"), marks.idsOf("ana")]).toEqual([["1", "2"], []]);
  });

  it("are limited to the latest", () => {
    const { marks, storage } = open();
    marks.add(
      "ana",
      Array.from({ length: limit + 5 }, (_, id) => String(id)),
    );
    const ids = storage.read(key)?.ids;
    expect([ids?.length, ids?.at(0), ids?.at(-1)]).toEqual([limit, "5", String(limit + 4)]);
  });
});
