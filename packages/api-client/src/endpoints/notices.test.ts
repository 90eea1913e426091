import { expect, test } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { testClient } from "../../test-server/test-client.ts";
import { manualClock } from "../testing/index.ts";
import { listAnnouncements } from "./announcements.ts";
import { listNotices, markAnnouncementRead } from "./notices.ts";
import { getPromotion, listPromotionCategories } from "./promotions.ts";

const row = { announcementId: 5, title: "Hola", content: "<p>Uno</p>", read: 0 };

test("the notice list comes with the count of its footer; a row that makes no sense is left out", async () => {
  await using server = await startFaultServer(() =>
    ok({ list: [row, { title: "sin id" }], footer: { unreadCount: "120" } }),
  );
  const { notices, unread } = await testClient(server.url).client.call(listNotices, "A");
  expect(notices.map(({ id, read }) => [id, read])).toEqual([["5", false]]);
  expect(unread).toBe(120);
  expect(server.received[0]?.query.get("types")).toBe("A");
});

test("a notice has its days (Spec §3)", async () => {
  await using server = await startFaultServer(() =>
    ok({ list: [{ ...row, startDate: 3, endDate: "9" }], footer: { unreadCount: 0 } }),
  );
  const { notices } = await testClient(server.url).client.call(listNotices, "PL");
  expect(notices).toMatchObject([{ startsAt: 3, endsAt: 9 }]);
});

test("announcements are asked for by their types and group (Spec §3)", () => {
  const context = { merchant: "volado", platform: "M", language: "ES" };
  const wire = listAnnouncements.encode({ types: ["B", "PU", "PR"], group: "m_home" }, context);
  expect(wire).toEqual({
    types: "B,PU,PR",
    groupName: "m_home",
    platform: "M",
    merchantCode: "volado",
    language: "ES",
  });
  expect(listAnnouncements.request.safeParse(wire).success).toBe(true);
});

test("a mark is sent once for each announcement within 150 ms, and none is lost", async () => {
  await using server = await startFaultServer(() => ok(null));
  const { client } = testClient(server.url);
  await Promise.all(["1", "1", "2", "1", "3"].map((id) => client.call(markAnnouncementRead, id)));
  expect(server.received.map(({ body }) => JSON.parse(body))).toEqual(
    ["1", "2", "3"].map((announcementId) => ({ announcementId, read: true })),
  );
});

test("the same mark is sent again no sooner than after 150 ms", async () => {
  await using server = await startFaultServer(() => ok(null));
  const clock = manualClock();
  const { client } = testClient(server.url, { clock });
  await client.call(markAnnouncementRead, "1");
  await clock.advance(149);
  await client.call(markAnnouncementRead, "1");
  expect(server.received).toHaveLength(1);
  await clock.advance(1);
  await client.call(markAnnouncementRead, "1");
  expect(server.received).toHaveLength(2);
});

test("categories may have an icon, and a promotion is asked for by its id", async () => {
  await using server = await startFaultServer(({ query }) =>
    query.has("announcementId")
      ? ok({ ...row, noExpiry: 0, endDate: 7 })
      : ok([
          { id: 1, title: "Bienvenida", iconImageUrl: "" },
          { id: "2", title: "Deportes", iconImageUrl: "/i.svg" },
        ]),
  );
  const { client } = testClient(server.url);
  expect(await client.call(listPromotionCategories)).toEqual([
    { id: "1", title: "Bienvenida", iconUrl: undefined },
    { id: "2", title: "Deportes", iconUrl: "/i.svg" },
  ]);
  expect(await client.call(getPromotion, "5")).toMatchObject({ id: "5", endsAt: 7, longTerm: false });
  expect(server.received[1]?.query.get("announcementId")).toBe("5");
});

test("agents' notices are asked for with home's group (Spec §7 \"A for agent footer with groupName m_home\")", async () => {
  await using server = await startFaultServer(() => ok({ list: [], footer: { unreadCount: 0 } }));
  const { client } = testClient(server.url);
  await client.call(listNotices, "A");
  await client.call(listNotices, "PL");
  expect(server.received.map(({ query }) => query.get("groupName"))).toEqual(["m_home", null]);
});
