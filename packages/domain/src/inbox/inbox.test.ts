import { describe, expect, it } from "vitest";
import {
  INBOX_TEXT_MAX,
  INBOX_TITLE_MAX,
  type InboxMessage,
  inboxAfterReading,
  inboxDraftProblems,
  inboxUnread,
} from "./inbox.ts";

const message = (id: string, read: boolean): InboxMessage => ({
  id,
  title: id,
  text: "",
  sentAt: 0,
  read,
  pictures: 0,
});
const inbox = [message("3", false), message("2", true), message("1", false)];

describe("reading", () => {
  it.each([
    [["3"], [true, true, false]],
    [
      ["3", "1"],
      [true, true, true],
    ],
    [["2"], [false, true, false]],
    [["9"], [false, true, false]],
    [[], [false, true, false]],
  ])("%j leaves %j read", (ids, read) => {
    expect(inboxAfterReading(inbox, ids).map((row) => row.read)).toEqual(read);
  });

  it("returns the same list when nothing changes", () => {
    expect(inboxAfterReading(inbox, ["2", "9"])).toBe(inbox);
  });
});

describe("the unread count", () => {
  it.each([
    [undefined, 0, undefined],
    [undefined, 3, undefined],
    [5, 0, 5],
    [5, 2, 3],
    [1, 1, 0],
    // The mark was received, but its response was lost.
    [0, 1, 0],
  ])("%s counted, %i marks pending: %s", (counted, pending, unread) => {
    expect(inboxUnread(counted, pending)).toBe(unread);
  });
});

describe("a draft", () => {
  it.each([
    ["Hola", "Una pregunta", {}],
    ["", "", { title: "missing", text: "missing" }],
    ["  ", "\n\n", { title: "missing", text: "missing" }],
    ["a".repeat(INBOX_TITLE_MAX), "b".repeat(INBOX_TEXT_MAX), {}],
    [` ${"a".repeat(INBOX_TITLE_MAX)} `, "b", {}],
    [
      "a".repeat(INBOX_TITLE_MAX + 1),
      "b".repeat(INBOX_TEXT_MAX + 1),
      { title: "too-long", text: "too-long" },
    ],
  ])("%j %j: %j", (title, text, problems) => {
    expect(inboxDraftProblems({ title, text })).toEqual(problems);
  });
});
