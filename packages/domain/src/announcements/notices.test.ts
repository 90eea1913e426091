import { expect, test } from "vitest";
import type { Announcement } from "./announcement.ts";
import { isUnread, noticeListAfterOpening, openedNotice, reportsReading, unreadCount } from "./notices.ts";

const notice = (id: string, read: boolean): Announcement => ({
  id,
  read,
  title: "Aviso",
  html: "",
  startsAt: undefined,
  endsAt: undefined,
  longTerm: true,
  categoryIds: [],
  imageUrls: [],
  byApplication: false,
});

test.each([
  { type: undefined, read: false, unread: false, reports: false },
  { type: undefined, read: true, unread: false, reports: false },
  { type: 0, read: false, unread: true, reports: true },
  { type: 0, read: true, unread: false, reports: false },
  { type: 1, read: false, unread: true, reports: true },
  { type: 4, read: false, unread: true, reports: false },
  { type: 4, read: true, unread: false, reports: false },
])("viewer $type, read $read", ({ type, read, unread, reports }) => {
  const viewer = type === undefined ? undefined : { type };
  expect(isUnread(notice("1", read), viewer)).toBe(unread);
  expect(reportsReading(notice("1", read), viewer)).toBe(reports);
  const notices = [notice("1", read), notice("2", true)];
  expect(unreadCount({ notices, unread: undefined }, viewer)).toBe(unread ? 1 : 0);
  expect(unreadCount({ notices, unread: 12 }, viewer)).toBe(type === undefined ? 0 : 12);
});

test("opening a notice marks only it as read, once", () => {
  const list = { notices: [notice("1", false), notice("2", false)], unread: undefined };
  const opened = noticeListAfterOpening(list, "1");
  expect(opened.notices.map(({ read }) => read)).toEqual([true, false]);
  expect(noticeListAfterOpening(opened, "1")).toBe(opened);
  expect(noticeListAfterOpening(opened, "9")).toBe(opened);
});

test("the gateway's count decreases once per opened notice and never below 0", () => {
  const list = { notices: [notice("1", false), notice("2", true)], unread: 12 };
  const opened = noticeListAfterOpening(list, "1");
  expect([opened.unread, opened.notices.map(({ read }) => read)]).toEqual([11, [true, true]]);
  expect(noticeListAfterOpening(opened, "1")).toBe(opened);
  expect(noticeListAfterOpening(list, "9")).toBe(list);
  expect(noticeListAfterOpening({ ...list, unread: 0 }, "1").unread).toBe(0);
  expect(noticeListAfterOpening({ ...list, unread: undefined }, "1").unread).toBe(undefined);
});

test.each([
  [null, 3, undefined],
  ["", 3, undefined],
  ["0", 3, 0],
  ["2", 3, 2],
  ["02", 3, 2],
  ["3", 3, undefined],
  ["-1", 3, undefined],
  ["1.5", 3, undefined],
  ["uno", 3, undefined],
  ["0", 0, undefined],
  ["99999999999999999999", 3, undefined],
])("index %j of %i opens %s", (index, count, place) => {
  expect(openedNotice(index, count)).toBe(place);
});
