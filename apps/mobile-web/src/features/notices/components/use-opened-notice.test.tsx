// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { Announcement } from "@volado/domain/announcements";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { useOpenedNotice } from "./notice-list.tsx";

const notice = (id: string): Announcement => ({
  id,
  title: id,
  html: "",
  startsAt: undefined,
  endsAt: undefined,
  longTerm: true,
  read: false,
  categoryIds: [],
  imageUrls: [],
  byApplication: false,
});

/** Renders the hook with an index that it may change; lists are space-separated ids. */
const open = (address: string | null, list: string | undefined) => {
  const noticesOf = (ids: string | undefined) => ids?.split(" ").map(notice);
  const { result, rerender } = renderHook(
    ({ notices }) => {
      const [index, setIndex] = useState(address);
      const place = useOpenedNotice(notices, index, (at) => setIndex(at === undefined ? null : String(at)));
      return { index, setIndex, id: place === undefined ? undefined : notices?.[place]?.id };
    },
    { initialProps: { notices: noticesOf(list) } },
  );
  return {
    now: () => [result.current.id, result.current.index],
    /** Replaces the list. */
    list: (ids: string | undefined) => rerender({ notices: noticesOf(ids) }),
    choose: (index: string | null) => act(() => result.current.setIndex(index)),
  };
};

afterEach(cleanup);

it("is the one at the index in the URL, once the list has loaded", () => {
  const { now, list } = open("1", undefined);
  expect(now()).toEqual([undefined, "1"]);
  list("a b c");
  expect(now()).toEqual(["b", "1"]);
});

it("stays open when the list changes, and the index follows", () => {
  const { now, list } = open("1", "a b c");
  list("new a b c");
  expect(now()).toEqual(["b", "2"]);
  list("c b a new");
  expect(now()).toEqual(["b", "1"]);
});

it("stays open while the list reloads, as for another language", () => {
  const { now, list } = open("1", "a b");
  list(undefined);
  list("b a");
  expect(now()).toEqual(["b", "0"]);
});

it("closes when it is removed, and nothing opens in its place", () => {
  const { now, list } = open("1", "a b c");
  list("a c");
  expect(now()).toEqual([undefined, null]);
  list("a b c");
  expect(now()).toEqual([undefined, null]);
});

it("changes with the index, in the current list", () => {
  const { now, list, choose } = open("1", "a b c");
  list("new a b c");
  choose("0");
  expect(now()).toEqual(["new", "0"]);
  choose(null);
  expect(now()).toEqual([undefined, null]);
});

it("is undefined for an index outside the list, even when the list grows", () => {
  const { now, list } = open("3", "a b c");
  list("a b c d");
  expect(now()).toEqual([undefined, "3"]);
});
