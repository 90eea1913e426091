// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerMark, type Marking } from "../testing/answer-mark.ts";
import { testSite } from "../testing/test-site.tsx";
import { messageMarks } from "./read-marks.ts";
import { useMarkMessages } from "./use-mark-messages.ts";
import { useUnreadMessages } from "./use-unread-messages.ts";

const given = vi.hoisted(() => ({ account: "ana" }));
vi.mock("../session/session-store.ts", () => ({
  useSession: () => ({ token: "token", userName: given.account, type: 0 }),
}));

interface Played {
  unread: readonly string[];
  marking: Marking;
  /** A deleted message: its mark is refused, even together with others. */
  gone?: string;
  /** Delays responses to marks. */
  line?: Promise<void>;
  readonly marks: (readonly string[])[];
}

const gatewayWith = (unread: readonly string[], marking: Marking): Played => ({
  unread,
  marking,
  marks: [],
});

const siteWith = (gateway: Played) =>
  testSite(async (address, { body }) => {
    if (!address.endsWith("/inbox/read"))
      return Response.json({ success: true, value: gateway.unread.length });
    const ids: readonly string[] = JSON.parse(String(body)).ids;
    gateway.marks.push(ids);
    await gateway.line;
    const refused = gateway.gone !== undefined && ids.includes(gateway.gone);
    return answerMark(refused ? "refuses" : gateway.marking, () => {
      gateway.unread = gateway.unread.filter((id) => !ids.includes(id));
      return gateway.unread.length;
    });
  });

/** Mounts the count; on a new site unless one is given. */
const visit = (gateway: Played, { wrapper } = siteWith(gateway)) => {
  const { result, unmount } = renderHook(
    () => ({ unread: useUnreadMessages(), mark: useMarkMessages(), queries: useQueryClient() }),
    { wrapper },
  );
  return {
    unread: () => result.current.unread,
    open: (id: string) => act(() => result.current.mark([id])),
    refetch: () => act(() => result.current.queries.invalidateQueries()),
    quiet: () =>
      waitFor(() =>
        expect(result.current.queries.isMutating() + result.current.queries.isFetching()).toBe(0),
      ),
    leave: unmount,
  };
};

const opened = async (marking: Marking) => {
  const gateway = gatewayWith(["a", "b"], marking);
  const page = visit(gateway);
  await waitFor(() => expect(page.unread()).toBe(2));
  page.open("a");
  await page.quiet();
  return { gateway, page };
};

let visitor = 0;
beforeEach(() => {
  visitor += 1;
  given.account = `mia${visitor}`;
});
afterEach(cleanup);

describe("the mark of an opened message", () => {
  it("that was stored is removed here: the gateway's count applies", async () => {
    const { gateway, page } = await opened("keeps");
    expect([page.unread(), messageMarks.idsOf(given.account)]).toEqual([1, []]);
    gateway.unread = ["a", "b"];
    await page.refetch();
    await waitFor(() => expect(page.unread()).toBe(2));
  });

  it("that was lost is subtracted, also after a refetch and a reload, and then sent again", async () => {
    const { gateway, page } = await opened("loses");
    expect(page.unread()).toBe(1);
    await page.refetch();
    expect(page.unread()).toBe(1);
    page.leave();

    gateway.marking = "keeps";
    gateway.marks.length = 0;
    const next = visit(gateway);
    await waitFor(() => expect(gateway.marks).toEqual([["a"]]));
    await next.quiet();
    expect([next.unread(), gateway.unread, messageMarks.idsOf(given.account)]).toEqual([1, ["b"], []]);
  });

  it("whose answer was lost is only subtracted until the next page", async () => {
    const { gateway, page } = await opened("loses-answer");
    page.leave();
    gateway.marking = "keeps";
    const next = visit(gateway);
    await waitFor(() => expect(messageMarks.idsOf(given.account)).toEqual([]));
    await next.quiet();
    expect(next.unread()).toBe(1);
  });

  it("that is refused for good is dropped: the message counts as unread again", async () => {
    const { gateway, page } = await opened("refuses");
    await waitFor(() => expect(page.unread()).toBe(2));
    expect([gateway.marks, messageMarks.idsOf(given.account)]).toEqual([[["a"]], []]);
  });

  it("that is pending is not sent again by the next page", async () => {
    const gateway = gatewayWith(["a", "b"], "keeps");
    let free = () => {};
    gateway.line = new Promise((resolve) => {
      free = resolve;
    });
    const site = siteWith(gateway);
    const page = visit(gateway, site);
    await waitFor(() => expect(page.unread()).toBe(2));
    page.open("a");
    await waitFor(() => expect(gateway.marks).toEqual([["a"]]));
    page.leave();

    const next = visit(gateway, site);
    free();
    await next.quiet();
    expect([next.unread(), gateway.marks, messageMarks.idsOf(given.account)]).toEqual([1, [["a"]], []]);
  });

  it("that is refused doesn't affect the others", async () => {
    const gateway = gatewayWith(["a", "b", "c", "d"], "keeps");
    gateway.gone = "b";
    messageMarks.add(given.account, ["a", "b", "c"]);
    const page = visit(gateway);
    await waitFor(() => expect(gateway.marks).toEqual([["a", "b", "c"], ["a"], ["b"], ["c"]]));
    await page.quiet();
    expect([gateway.unread, messageMarks.idsOf(given.account)]).toEqual([["b", "d"], []]);
    await waitFor(() => expect(page.unread()).toBe(2));
  });
});
