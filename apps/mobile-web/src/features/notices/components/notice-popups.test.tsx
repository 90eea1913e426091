// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { switchLanguage } from "@volado/i18n";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcementMarks } from "../../../shared/messages/read-marks.ts";
import { useMarkRead } from "../../../shared/messages/use-mark-read.ts";
import { answerMark, type Marking } from "../../../shared/testing/answer-mark.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useUnseenPopups } from "./notice-popups.tsx";

const viewer = vi.hoisted(() => ({ account: "ana", type: 0, signedIn: true }));
vi.mock("../../../shared/session/session-store.ts", () => ({
  useSession: () =>
    viewer.signedIn ? { token: "token", userName: viewer.account, type: viewer.type } : undefined,
}));

const popup = (announcementId: string, read: boolean) => ({ announcementId, title: announcementId, read });

/** A test gateway with these popups; more can be added. */
const gatewayWith = (popups: readonly ReturnType<typeof popup>[]) => {
  const state: { popups: ReturnType<typeof popup>[]; marking: Marking } = {
    popups: [...popups],
    marking: "keeps",
  };
  const requests: string[] = [];
  const marks: string[] = [];
  const mark = (id: string): Response => {
    marks.push(id);
    return answerMark(state.marking, () => {
      state.popups = state.popups.map((one) => (one.announcementId === id ? popup(id, true) : one));
      return null;
    });
  };
  return {
    state,
    requests,
    marks,
    answer: async (address: string, { body }: RequestInit): Promise<Response> => {
      if (address.endsWith("/read")) return mark(String(JSON.parse(String(body)).announcementId));
      requests.push(address);
      return Response.json({ success: true, value: { popup: state.popups } });
    },
  };
};

/** Renders the hook in a freshly loaded page, against this gateway. */
const visit = (gateway: ReturnType<typeof gatewayWith>, here = true) => {
  const { wrapper, texts } = testSite(gateway.answer);
  const hook = renderHook(
    ({ here: isHere }) => ({
      unseen: useUnseenPopups(isHere),
      queries: useQueryClient(),
      mark: useMarkRead(),
    }),
    { wrapper, initialProps: { here } },
  );
  const refetch = () => act(() => hook.result.current.queries.invalidateQueries());
  return {
    unseen: () => hook.result.current.unseen.map(({ id }) => id),
    refetch,
    switchTo: (language: "ES" | "EN") => act(() => switchLanguage(texts, language)),
    /** Publishes a popup and refetches the list. */
    publish: (one: ReturnType<typeof popup>) => {
      gateway.state.popups.push(one);
      return refetch();
    },
    /** Shows the popup to the member. */
    show: (id: string) => {
      const shown = hook.result.current.unseen.find((one) => one.id === id);
      act(() => {
        announcementMarks.add(viewer.account, [id]);
        if (shown) hook.result.current.mark(shown);
      });
    },
    /** Resolves once no mark is pending. */
    quiet: () => waitFor(() => expect(hook.result.current.queries.isMutating()).toBe(0)),
    comeHome: () => hook.rerender({ here: true }),
    leave: hook.unmount,
  };
};

const open = (popups: readonly ReturnType<typeof popup>[], here = true) => {
  const gateway = gatewayWith(popups);
  return { requests: gateway.requests, ...visit(gateway, here) };
};

const storedIds = () => announcementMarks.getState()?.ids ?? [];

let visits = 0;
beforeEach(() => {
  visits += 1;
  Object.assign(viewer, { account: `ana${visits}`, type: 0, signedIn: true });
});
afterEach(cleanup);

describe('popups for new announcements (Spec §2 "login popups", §7 PU)', () => {
  it("are those that the gateway reports as unread", async () => {
    const { unseen, requests } = open([popup("seen", true), popup("new", false)]);
    await waitFor(() => expect(unseen()).toEqual(["new"]));
    expect(new URL(requests[0] ?? "", "http://site").searchParams.get("types")).toBe("PU");
  });

  it("appear for announcements published later", async () => {
    const { unseen, publish, show } = open([popup("first", false)]);
    await waitFor(() => expect(unseen()).toEqual(["first"]));
    show("first");
    expect(unseen()).toEqual([]);
    await publish(popup("second", false));
    await waitFor(() => expect(unseen()).toEqual(["second"]));
  });

  it("do not appear twice in this browser, even for type 4, whose marks the gateway does not store", async () => {
    viewer.type = 4;
    announcementMarks.add(viewer.account, ["first"]);
    const { unseen } = open([popup("first", false), popup("second", false)]);
    // Its marks never reach the gateway, which reports both as unread.
    await waitFor(() => expect(unseen()).toEqual(["second"]));
  });

  it("are fetched only on home", async () => {
    const { unseen, requests, comeHome } = open([popup("new", false)], false);
    expect(requests).toEqual([]);
    comeHome();
    await waitFor(() => expect(unseen()).toEqual(["new"]));
  });

  it("are refetched when the language changes", async () => {
    const { unseen, requests, switchTo } = open([popup("new", false)]);
    await waitFor(() => expect(unseen()).toEqual(["new"]));
    await switchTo("EN");
    const languages = () => requests.map((one) => new URL(one, "http://site").searchParams.get("language"));
    await waitFor(() => expect(languages()).toEqual(["ES", "EN"]));
  });

  it("are not fetched for guests, for whom everything counts as read", () => {
    viewer.signedIn = false;
    const { unseen, requests } = open([popup("new", false)]);
    expect([unseen(), requests]).toEqual([[], []]);
  });
});

describe("the mark of a shown popup", () => {
  const showPopup = async (marking: Marking) => {
    const gateway = gatewayWith([popup("a", false)]);
    gateway.state.marking = marking;
    const page = visit(gateway);
    await waitFor(() => expect(page.unseen()).toEqual(["a"]));
    page.show("a");
    expect(page.unseen()).toEqual([]);
    await page.quiet();
    return { gateway, page };
  };

  it("survives a lost request and a reload, which sends it again", async () => {
    const { gateway, page } = await showPopup("loses");
    expect(page.unseen()).toEqual([]);
    page.leave();
    gateway.state.marking = "keeps";
    const sentMarks = gateway.marks.length;
    const next = visit(gateway);
    await waitFor(() => expect(gateway.marks).toHaveLength(sentMarks + 1));
    await next.quiet();
    expect([next.unseen(), storedIds()]).toEqual([[], []]);
    await next.refetch();
    expect([next.unseen(), gateway.marks.length]).toEqual([[], sentMarks + 1]);
  });

  it("is not sent again if only the response was lost", async () => {
    const { gateway, page } = await showPopup("loses-answer");
    expect(storedIds()).toEqual(["a"]);
    page.leave();
    const sentMarks = gateway.marks.length;
    const next = visit(gateway);
    await waitFor(() => expect(storedIds()).toEqual([]));
    expect([next.unseen(), gateway.marks.length]).toEqual([[], sentMarks]);
  });

  it("does not hide an unread popup after a final rejection", async () => {
    const { page } = await showPopup("refuses");
    expect(storedIds()).toEqual([]);
    await waitFor(() => expect(page.unseen()).toEqual(["a"]));
  });

  it("does not hide a popup that the gateway later reports as unread again", async () => {
    const { gateway, page } = await showPopup("keeps");
    expect([page.unseen(), storedIds()]).toEqual([[], []]);
    gateway.state.popups = [popup("a", false)];
    await page.refetch();
    await waitFor(() => expect(page.unseen()).toEqual(["a"]));
  });
});
