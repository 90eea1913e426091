import { DAY_MS } from "@volado/domain/calendar";
import { MemberType } from "@volado/domain/member";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
afterEach(() => expect(gateway.log).toEqual([]));

const context = { platform: "M", merchantCode: "volado", language: "ES" };
const noticesSchema = z.object({
  list: z.array(z.object({ announcementId: z.string(), read: z.boolean(), startDate: z.number() })),
  footer: z.object({ unreadCount: z.number() }),
});

const notices = async (token?: string, types = "PL") =>
  readValue(
    await gateway.call({
      id: "listNotices",
      ...(token !== undefined && { token }),
      fields: { ...context, types },
    }),
    noticesSchema,
  );
const mark = (announcementId: string, token: string) =>
  gateway.call({ id: "markAnnouncementRead", token, fields: { announcementId, read: true } });
const marks = () =>
  gateway.services().db.selectFrom("announcement_reads").select(["member_id", "announcement_id"]).execute();

const ask = (announcementId: string) =>
  gateway.call({
    id: "getPromotion",
    fields: { announcementId, merchantCode: "volado", language: "EN" },
  });

describe("the notice list", () => {
  it("is the running ones of one kind, newest first", async () => {
    const { list } = await notices();
    expect(list.map(({ announcementId }) => announcementId)).toEqual([
      "notice-maintenance",
      "notice-welcome",
      "notice-responsible",
    ]);
    expect((await notices(undefined, "A")).list).toHaveLength(1);
  });

  it("counts what a member has not opened, and nothing for a guest", async () => {
    expect((await notices()).footer.unreadCount).toBe(0);
    expect((await notices(await gateway.logIn("agente"))).footer.unreadCount).toBe(3);
  });

  it("refuses another kind", async () => {
    const answer = await gateway.call({ id: "listNotices", fields: { ...context, types: "PR" } });
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  });
});

describe("popups", () => {
  it("are sent unless the console switches them off", async () => {
    const schema = z.object({ popup: z.array(z.object({ announcementId: z.string(), read: z.boolean() })) });
    const popups = async () =>
      readValue(
        await gateway.call({
          id: "listAnnouncements",
          token: await gateway.logIn("agente"),
          fields: { ...context, types: "PU", groupName: "m_home" },
        }),
        schema,
      ).popup;
    const console = consolePorts(gateway.services());
    expect(await popups()).toEqual([
      { announcementId: "popup-welcome", read: false },
      { announcementId: "popup-tournament", read: false },
    ]);
    await console.setSwitch("LOGIN_POPUPS", false);
    expect(await popups()).toEqual([]);
    await console.setSwitch("LOGIN_POPUPS", true);
  });
});

describe("a mark", () => {
  it("belongs to its member and outlives the session", async () => {
    expect((await mark("notice-welcome", await gateway.logIn())).status).toBe(200);
    expect((await mark("notice-welcome", await gateway.logIn())).status).toBe(200);
    const { list, footer } = await notices(await gateway.logIn());
    expect(list.filter(({ read }) => read).map(({ announcementId }) => announcementId)).toEqual([
      "notice-welcome",
    ]);
    expect(footer.unreadCount).toBe(2);
    expect((await notices(await gateway.logIn("agente"))).footer.unreadCount).toBe(3);
  });

  it("is never made for type 4, which skips marking", async () => {
    const trial = { member_id: "M-prueba" };
    const members = await gateway
      .services()
      .db.selectFrom("members")
      .select("type")
      .where("id", "=", trial.member_id)
      .execute();
    expect(members).toEqual([{ type: MemberType.Trial }]);
    expect((await mark("notice-welcome", await gateway.logIn("prueba"))).status).toBe(200);
    expect((await marks()).filter(({ member_id }) => member_id === trial.member_id)).toEqual([]);
  });

  it("is refused without a session, and for what isn't there", async () => {
    const before = await marks();
    expect(
      await gateway.call({
        id: "markAnnouncementRead",
        fields: { announcementId: "notice-welcome", read: true },
      }),
    ).toMatchObject({ status: 401 });
    expect(await mark("notice-nowhere", await gateway.logIn())).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    expect(await marks()).toEqual(before);
  });
});

describe("promotions", () => {
  const imagesSchema = z.array(z.object({ sequence: z.number(), url: z.string() }));
  const promotionSchema = z.object({
    title: z.string(),
    endDate: z.number().nullable(),
    noExpiry: z.number(),
    announcementImages: imagesSchema,
  });

  it("stand in categories, whose icons are there", async () => {
    const fields = { merchantCode: "volado", language: "EN" };
    const schema = z.array(
      z.object({ id: z.string(), title: z.string(), iconImageUrl: z.string().nullable() }),
    );
    const categories = readValue(await gateway.call({ id: "listPromotionCategories", fields }), schema);
    expect(categories.map(({ title }) => title)).toEqual([
      "Welcome",
      "Slots",
      "Sports",
      "Live",
      "Fishing",
      "Lottery",
    ]);
    for (const { iconImageUrl } of categories)
      if (iconImageUrl !== null) expect((await fetch(gateway.url() + iconImageUrl)).status).toBe(200);
    expect(categories.at(-1)?.iconImageUrl).toBe(null);
  });

  it("have their pictures in sequence, the cover first", async () => {
    const { announcementImages } = readValue(await ask("promo-fishing"), promotionSchema);
    expect(announcementImages.map(({ sequence }) => sequence)).toEqual([1, 2]);
    for (const { url } of announcementImages) expect((await fetch(gateway.url() + url)).status).toBe(200);
  });

  it("are told when they have ended, though no list has them", async () => {
    const { endDate } = readValue(await ask("promo-anniversary"), promotionSchema);
    expect(endDate).toBeLessThan(Date.now());
    expect(readValue(await ask("promo-cashback"), promotionSchema)).toMatchObject({
      endDate: null,
      noExpiry: 1,
    });
  });

  it.each(["promo-nowhere", "notice-welcome"])("are not %s", async (id) => {
    expect(await ask(id)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("are unknown before they begin", async () => {
    const { db, content, now } = gateway.services();
    await db
      .updateTable("announcements")
      .set({ starts_at: now() + DAY_MS })
      .where("id", "=", "promo-friends")
      .execute();
    await content.reload();
    expect((await ask("promo-friends")).status).toBe(404);
    gateway.later(2 * DAY_MS);
    expect((await ask("promo-friends")).status).toBe(200);
  });
});

describe("words that the console publishes", () => {
  it("are announcement, promotion and help topic, word for word, until they are taken back", async () => {
    const ports = consolePorts(gateway.services());
    const article = { title: "Hostile", html: "<im\u0000g src=x onerror=alert(1)>" };
    const { noticeId, promotionId } = await ports.publishArticle(article);
    const told = { title: article.title, content: article.html };
    const seen = async () => ({
      promotion: (await ask(promotionId)).body.value,
      notices: readValue(
        await gateway.call({ id: "listNotices", fields: { ...context, types: "PL" } }),
        z.looseObject({ list: z.array(z.looseObject({ announcementId: z.string() })) }),
      ).list.filter(({ announcementId }) => announcementId === noticeId),
      help: readValue(
        await gateway.call({ id: "getHelpCentre", fields: { device: "MOBILE", lang: "ES" } }),
        z.array(z.looseObject({ title: z.string() })),
      ).filter(({ title }) => title === article.title),
    });
    expect(await seen()).toMatchObject({ promotion: told, notices: [told], help: [told] });
    expect((await mark(noticeId, await gateway.logIn("agente"))).status).toBe(200);
    await ports.unpublishArticles();
    expect(await seen()).toMatchObject({ notices: [], help: [] });
    expect((await ask(promotionId)).status).toBe(404);
  });
});
