// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sessionStore } from "../session/session-store.ts";
import { closePart, signInAna } from "../testing/open-part.tsx";
import { testSite } from "../testing/test-site.tsx";
import { announcementMarks } from "./read-marks.ts";
import { useUnreadNotices } from "./use-announcements.ts";

const row = (announcementId: string, read = false) => ({ announcementId, title: announcementId, read });

const visit = (value: object) => {
  const { wrapper } = testSite(async () => Response.json({ success: true, value }));
  return renderHook(() => useUnreadNotices("PL"), { wrapper });
};

afterEach(() => {
  announcementMarks.remove("ana", ["1"]);
  closePart();
});

it("uses the gateway's count, which includes more than the list", async () => {
  signInAna();
  const { result } = visit({ list: [row("1"), row("2", true)], footer: { unreadCount: 12 } });
  await waitFor(() => expect(result.current).toBe(12));
});

it("subtracts announcements opened here that the gateway still counts", async () => {
  signInAna();
  const { result } = visit({ list: [row("1"), row("2")], footer: { unreadCount: 12 } });
  await waitFor(() => expect(result.current).toBe(12));
  act(() => announcementMarks.add("ana", ["1"]));
  expect(result.current).toBe(11);
});

it.each([{}, { footer: null }, { footer: {} }])(
  "is counted from the rows if the gateway sends %j",
  async (rest) => {
    signInAna();
    const { result } = visit({ list: [row("1"), row("2"), row("3", true)], ...rest });
    await waitFor(() => expect(result.current).toBe(2));
  },
);

it("is 0 for guests", () => {
  expect(sessionStore.getState().session).toBe(undefined);
  expect(visit({ list: [row("1")], footer: { unreadCount: 12 } }).result.current).toBe(0);
});
