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

const given = vi.hoisted(() => ({ account: "ana" }));
vi.mock("../../../shared/session/session-store.ts", () => {
  const session = { token: "token", type: 0 };
  return { useSession: () => Object.assign(session, { userName: given.account }) };
});

type Wire = { announcementId: string; title: string; content: string | null; read: boolean };
const notice = (announcementId: string, read = false): Wire => ({
  announcementId,
  title: announcementId,
  content: `<p>Todo ${announcementId}</p>`,
  read,
});

/** A gateway that has this list, and takes marks so. */
interface Played {
  list: Wire[];
  readonly marking: Marking;
  readonly marks: string[];
}

interface Held {
  queries?: QueryClient;
}

function Page({ held }: { held: Held }) {
  const [index, setIndex] = useState<string | null>(null);
  held.queries = useQueryClient();
  return (
    <NoticeList type="PL" index={index} onIndex={(at) => setIndex(at === undefined ? null : String(at))} />
  );
}

/** The list on a page with an address, before such a gateway. */
const visit = async (gateway: Played) => {
  const { texts, wrapper: Site } = testSite(async (address, { body }) => {
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
  const held: Held = {};
  const { unmount, container } = render(
    <MemoryRouter>
      <Site>
        <Page held={held} />
      </Site>
    </MemoryRouter>,
  );
  await screen.findAllByRole("article");
  return {
    leave: unmount,
    askAnew: () => act(async () => held.queries?.invalidateQueries()),
    open: async (id: string) => {
      fireEvent.click(screen.getByRole("button", { name: new RegExp(id) }));
      // The viewer's code comes first.
      await screen.findByRole("button", { expanded: true });
    },
    opened: () =>
      screen
        .getAllByRole("button", { expanded: true })
        .map(({ textContent }) => gateway.list.find(({ title }) => textContent?.includes(title))?.title),
    unread: () => container.querySelectorAll(".vo-notice__mark").length,
    quiet: () => waitFor(() => expect(held.queries?.isMutating()).toBe(0)),
  };
};

let visitor = 0;
beforeEach(() => {
  visitor += 1;
  given.account = `nora${visitor}`;
});
afterEach(cleanup);

describe("the open announcement", () => {
  it("stays open when the list comes anew in another order", async () => {
    const gateway: Played = { list: [notice("uno"), notice("dos")], marks: [], marking: "keeps" };
    const page = await visit(gateway);
    gateway.list = [notice("nuevo"), ...gateway.list];
    await page.open("dos");
    await page.quiet();
    await page.askAnew();
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
    expect(page.opened()).toEqual(["dos"]);
    expect([page.unread(), gateway.marks]).toEqual([2, ["dos"]]);
  });
});

describe("the mark of an opened announcement", () => {
  it("that got lost holds when the list comes anew and over a reload, which sends it again", async () => {
    const gateway: Played = { list: [notice("uno"), notice("dos")], marks: [], marking: "loses" };
    const page = await visit(gateway);
    expect(page.unread()).toBe(2);
    await page.open("dos");
    expect(page.unread()).toBe(1);
    await page.quiet();
    await page.askAnew();
    await page.quiet();
    expect(page.unread()).toBe(1);
    // As often as the client tries a call, and not again on this page.
    expect(gateway.marks).toEqual(["dos", "dos", "dos"]);
    page.leave();

    const healed: Played = { list: gateway.list, marks: [], marking: "keeps" };
    const next = await visit(healed);
    expect(next.unread()).toBe(1);
    await waitFor(() => expect(healed.marks).toEqual(["dos"]));
    await next.quiet();
    expect([next.unread(), healed.list.map(({ read }) => read)]).toEqual([1, [false, true]]);

    // From now on the gateway's word holds.
    healed.list = [notice("uno"), notice("dos")];
    await next.askAnew();
    await waitFor(() => expect(next.unread()).toBe(2));
  });

  it("that is refused for good leaves it unread, and is not sent for ever", async () => {
    const gateway: Played = { list: [notice("uno")], marks: [], marking: "refuses" };
    const page = await visit(gateway);
    await page.open("uno");
    await page.quiet();
    await page.askAnew();
    await page.quiet();
    expect([page.unread(), gateway.marks]).toEqual([1, ["uno"]]);
  });
});
