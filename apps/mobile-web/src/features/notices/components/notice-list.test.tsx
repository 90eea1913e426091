// @vitest-environment jsdom
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerMark, type Marking } from "../../../shared/testing/answer-mark.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { NoticeList } from "./notice-list.tsx";

const viewer = vi.hoisted(() => ({ account: "ana" }));
vi.mock("../../../shared/session/session-store.ts", () => {
  const session = { token: "token", type: 0 };
  return { useSession: () => Object.assign(session, { userName: viewer.account }) };
});

type WireNotice = { announcementId: string; title: string; content: string | null; read: boolean };
const notice = (announcementId: string, read = false): WireNotice => ({
  announcementId,
  title: announcementId,
  content: `<p>Todo ${announcementId}</p>`,
  read,
});

/** A test gateway with this list, and how it handles marks. */
interface TestGateway {
  list: WireNotice[];
  fails?: boolean;
  readonly marking: Marking;
  readonly marks: string[];
}

interface PageHandle {
  queries?: QueryClient;
}

function Page({ handle }: { handle: PageHandle }) {
  const [index, setIndex] = useState<string | null>(null);
  handle.queries = useQueryClient();
  return (
    <NoticeList type="PL" index={index} onIndex={(at) => setIndex(at === undefined ? null : String(at))} />
  );
}

/** Renders the list in a page with a URL, against this gateway. */
const visit = async (gateway: TestGateway) => {
  const { texts, wrapper: Site } = testSite(async (address, { body }) => {
    if (gateway.fails) return Response.json({ success: false, code: "not_permitted" }, { status: 403 });
    if (!address.endsWith("/read"))
      return Response.json({ success: true, value: { list: gateway.list, footer: { unreadCount: 0 } } });
    const id = String(JSON.parse(String(body)).announcementId);
    gateway.marks.push(id);
    return answerMark(gateway.marking, () => {
      gateway.list = gateway.list.map((one) => (one.announcementId === id ? notice(id, true) : one));
      return null;
    });
  });
  await loadTexts(texts, "news");
  const handle: PageHandle = {};
  const { unmount, container } = render(
    <MemoryRouter>
      <Site>
        <Page handle={handle} />
      </Site>
    </MemoryRouter>,
  );
  await screen.findAllByRole("article");
  return {
    leave: unmount,
    refetch: () => act(async () => handle.queries?.invalidateQueries()),
    open: async (id: string) => {
      fireEvent.click(screen.getByRole("button", { name: new RegExp(id) }));
      // The viewer's code loads first.
      await screen.findByRole("button", { expanded: true });
    },
    unread: () => container.querySelectorAll(".vo-notice__mark").length,
    quiet: () => waitFor(() => expect(handle.queries?.isMutating()).toBe(0)),
  };
};

let visits = 0;
beforeEach(() => {
  visits += 1;
  viewer.account = `nora${visits}`;
});
afterEach(cleanup);

describe("the mark of an opened announcement", () => {
  it("survives a lost request through a refetch and a reload, which sends it again", async () => {
    const gateway: TestGateway = { list: [notice("uno"), notice("dos")], marks: [], marking: "loses" };
    const page = await visit(gateway);
    expect(page.unread()).toBe(2);
    await page.open("dos");
    await waitFor(() => expect(page.unread()).toBe(1));
    await page.quiet();
    await page.refetch();
    await page.quiet();
    expect(page.unread()).toBe(1);
    // Only the client's own retries of the call.
    expect(gateway.marks).toEqual(["dos", "dos", "dos"]);
    page.leave();

    const recovered: TestGateway = { list: gateway.list, marks: [], marking: "keeps" };
    const next = await visit(recovered);
    expect(next.unread()).toBe(1);
    await waitFor(() => expect(recovered.marks).toEqual(["dos"]));
    await next.quiet();
    expect([next.unread(), recovered.list.map(({ read }) => read)]).toEqual([1, [false, true]]);

    // From now on the gateway's state is used.
    recovered.list = [notice("uno"), notice("dos")];
    await next.refetch();
    await waitFor(() => expect(next.unread()).toBe(2));
  });

  it("is not retried after a final rejection, and the announcement stays unread", async () => {
    const gateway: TestGateway = { list: [notice("uno")], marks: [], marking: "refuses" };
    const page = await visit(gateway);
    await page.open("uno");
    await waitFor(() => expect(gateway.marks).toEqual(["uno"]));
    await page.quiet();
    await page.refetch();
    await page.quiet();
    expect([page.unread(), gateway.marks]).toEqual([1, ["uno"]]);
  });
});

it("a list that could not be refreshed says so, and remains", async () => {
  const gateway: TestGateway = { list: [notice("uno")], marks: [], marking: "keeps" };
  const page = await visit(gateway);
  expect(screen.queryByText(/^No pudimos actualizar los avisos/)).toBe(null);
  gateway.fails = true;
  await page.refetch();
  expect(await screen.findByText(/^No pudimos actualizar los avisos/)).toBeTruthy();
  expect(page.unread()).toBe(1);
});
