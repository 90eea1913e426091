// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { switchLanguage } from "@volado/i18n";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openedStore } from "../../../shared/announcements/opened-store.ts";
import { useMarkRead } from "../../../shared/announcements/use-mark-read.ts";
import { answerMark, type Marking } from "../../../shared/testing/answer-mark.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useUnseenPopups } from "./notice-popups.tsx";

const given = vi.hoisted(() => ({ account: "ana", type: 0, signedIn: true }));
vi.mock("../../../shared/session/session-store.ts", () => ({
  useSession: () =>
    given.signedIn ? { token: "token", userName: given.account, type: given.type } : undefined,
}));

const popup = (announcementId: string, read: boolean) => ({ announcementId, title: announcementId, read });

/** A gateway that has these popups, more of which may come. */
const gatewayWith = (popups: readonly ReturnType<typeof popup>[]) => {
  const state: { popups: ReturnType<typeof popup>[]; marking: Marking } = {
    popups: [...popups],
    marking: "keeps",
  };
  const asked: string[] = [];
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
    asked,
    marks,
    answer: async (address: string, { body }: RequestInit): Promise<Response> => {
      if (address.endsWith("/read")) return mark(String(JSON.parse(String(body)).announcementId));
      asked.push(address);
      return Response.json({ success: true, value: { popup: state.popups } });
    },
  };
};

/** The hook as a reloaded page has it, with such a gateway. */
const visit = (gateway: ReturnType<typeof gatewayWith>, asks = true) => {
  const { wrapper, texts } = testSite(gateway.answer);
  const hook = renderHook(
    ({ here }) => ({ unseen: useUnseenPopups(here), queries: useQueryClient(), mark: useMarkRead() }),
    { wrapper, initialProps: { here: asks } },
  );
  const askAnew = () => act(() => hook.result.current.queries.invalidateQueries());
  return {
    unseen: () => hook.result.current.unseen.map(({ id }) => id),
    askAnew,
    show: (language: "ES" | "EN") => act(() => switchLanguage(texts, language)),
    /** A new one is published, and the list is fetched again. */
    publish: (one: ReturnType<typeof popup>) => {
      gateway.state.popups.push(one);
      return askAnew();
    },
    /** The popup is shown to the member. */
    meet: (id: string) => {
      const shown = hook.result.current.unseen.find((one) => one.id === id);
      act(() => {
        openedStore.open(given.account, id);
        if (shown) hook.result.current.mark(shown);
      });
    },
    /** No mark is on its way any more. */
    quiet: () => waitFor(() => expect(hook.result.current.queries.isMutating()).toBe(0)),
    comeHome: () => hook.rerender({ here: true }),
    leave: hook.unmount,
  };
};

const open = (popups: readonly ReturnType<typeof popup>[], asks = true) => {
  const gateway = gatewayWith(popups);
  return { asked: gateway.asked, ...visit(gateway, asks) };
};

const rememberedHere = () => openedStore.getState()?.ids ?? [];

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
    const { unseen, publish, meet } = open([popup("first", false)]);
    await waitFor(() => expect(unseen()).toEqual(["first"]));
    meet("first");
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

  it("are asked for anew in the language that is chosen", async () => {
    const { unseen, asked, show } = open([popup("new", false)]);
    await waitFor(() => expect(unseen()).toEqual(["new"]));
    await show("EN");
    const languages = () => asked.map((one) => new URL(one, "http://site").searchParams.get("language"));
    await waitFor(() => expect(languages()).toEqual(["ES", "EN"]));
  });

  it("are nobody's without a session: to guests everything is read", () => {
    given.signedIn = false;
    const { unseen, asked } = open([popup("new", false)]);
    expect([unseen(), asked]).toEqual([[], []]);
  });
});

describe("the mark of a popup that was met", () => {
  const met = async (marking: Marking) => {
    const gateway = gatewayWith([popup("a", false)]);
    gateway.state.marking = marking;
    const page = visit(gateway);
    await waitFor(() => expect(page.unseen()).toEqual(["a"]));
    page.meet("a");
    expect(page.unseen()).toEqual([]);
    await page.quiet();
    return { gateway, page };
  };

  it("that got lost holds over a reload, and is sent again then", async () => {
    const { gateway, page } = await met("loses");
    expect(page.unseen()).toEqual([]);
    page.leave();
    gateway.state.marking = "keeps";
    const tries = gateway.marks.length;
    const next = visit(gateway);
    await waitFor(() => expect(gateway.marks).toHaveLength(tries + 1));
    await next.quiet();
    expect([next.unseen(), rememberedHere()]).toEqual([[], []]);
    await next.askAnew();
    expect([next.unseen(), gateway.marks.length]).toEqual([[], tries + 1]);
  });

  it("whose answer alone got lost is not sent again", async () => {
    const { gateway, page } = await met("loses-answer");
    expect(rememberedHere()).toEqual(["a"]);
    page.leave();
    const tries = gateway.marks.length;
    const next = visit(gateway);
    await waitFor(() => expect(rememberedHere()).toEqual([]));
    expect([next.unseen(), gateway.marks.length]).toEqual([[], tries]);
  });

  it("that is refused for good doesn't hide what the gateway holds as unread", async () => {
    const { page } = await met("refuses");
    expect(rememberedHere()).toEqual([]);
    await waitFor(() => expect(page.unseen()).toEqual(["a"]));
  });

  it("that arrived doesn't hide what the gateway says later is unread again", async () => {
    const { gateway, page } = await met("keeps");
    expect([page.unseen(), rememberedHere()]).toEqual([[], []]);
    gateway.state.popups = [popup("a", false)];
    await page.askAnew();
    await waitFor(() => expect(page.unseen()).toEqual(["a"]));
  });
});
