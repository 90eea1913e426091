// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openedStore } from "../../../shared/announcements/opened-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useUnseenPopups } from "./use-unseen-popups.ts";

const given = vi.hoisted(() => ({ account: "ana", type: 0, signedIn: true }));
vi.mock("../../../shared/session/session-store.ts", () => ({
  useSession: () =>
    given.signedIn ? { token: "token", userName: given.account, type: given.type } : undefined,
}));

const popup = (announcementId: string, read: boolean) => ({ announcementId, title: announcementId, read });

/** The hook before a gateway that has these popups, more of which may come. */
const open = (popups: readonly object[], asks = true) => {
  const published = [...popups];
  const asked: string[] = [];
  const { wrapper } = testSite(async (address) => {
    asked.push(address);
    return Response.json({ success: true, value: { popup: published } });
  });
  const hook = renderHook(({ here }) => ({ unseen: useUnseenPopups(here), queries: useQueryClient() }), {
    wrapper,
    initialProps: { here: asks },
  });
  return {
    asked,
    unseen: () => hook.result.current.unseen.map(({ id }) => id),
    /** A new one is published, and the list is asked for anew. */
    publish: async (one: object) => {
      published.push(one);
      await act(() => hook.result.current.queries.invalidateQueries());
    },
    comeHome: () => hook.rerender({ here: true }),
  };
};

let visitor = 0;
beforeEach(() => {
  visitor += 1;
  Object.assign(given, { account: `ana${visitor}`, type: 0, signedIn: true });
});
afterEach(cleanup);

describe('popups for new announcements (Spec §2 "login popups", §7 PU)', () => {
  it("are those that the gateway says are unread", async () => {
    const { unseen, asked } = open([popup("seen", true), popup("new", false)]);
    await waitFor(() => expect(unseen()).toEqual(["new"]));
    expect(new URL(asked[0] ?? "", "http://site").searchParams.get("types")).toBe("PU");
  });

  it("come for whatever is published after the others were seen", async () => {
    const { unseen, publish } = open([popup("first", false)]);
    await waitFor(() => expect(unseen()).toEqual(["first"]));
    act(() => openedStore.open(given.account, "first"));
    expect(unseen()).toEqual([]);
    await publish(popup("second", false));
    await waitFor(() => expect(unseen()).toEqual(["second"]));
  });

  it("don't come again in this browser, even where the gateway keeps no mark, as of type 4", async () => {
    given.type = 4;
    openedStore.open(given.account, "first");
    const { unseen } = open([popup("first", false), popup("second", false)]);
    // Its marks never reach the gateway, which says of both that they are unread.
    await waitFor(() => expect(unseen()).toEqual(["second"]));
  });

  it("are asked for on home alone", async () => {
    const { unseen, asked, comeHome } = open([popup("new", false)], false);
    expect(asked).toEqual([]);
    comeHome();
    await waitFor(() => expect(unseen()).toEqual(["new"]));
  });

  it("are nobody's without a session: to guests everything is read", () => {
    given.signedIn = false;
    const { unseen, asked } = open([popup("new", false)]);
    expect([unseen(), asked]).toEqual([[], []]);
  });
});
