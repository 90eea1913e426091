import { DAY_MS } from "@volado/domain/calendar";
import { SiteSwitch } from "@volado/domain/site";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readValue, useGuest } from "../testing/index.ts";

const gateway = useGuest();
const context = { platform: "M", merchantCode: "volado", language: "ES" };
const bundle = (fields: object = {}) =>
  gateway.read("listAnnouncements", { ...context, types: "B,PL,PU,PR,H", groupName: "m_home", ...fields });
const notices = (types = "PL") => gateway.read("listNotices", { ...context, types });
const named = (announcementId: string) => ({ announcementId, merchantCode: "volado", language: "EN" });
const promotion = (id: string) => gateway.read("getPromotion", named(id));
const outcomeOfPromotion = (id: string) => gateway.outcome("getPromotion", named(id));
const mark = (announcementId: string) =>
  gateway.outcome("markAnnouncementRead", { announcementId, read: true });
const statusOf = async (path = "") => (await fetch(gateway.url() + path)).status;

describe("announcements", () => {
  it("are only the requested ones", async () => {
    const { banners, ...lists } = await bundle({ types: "B" });
    expect(banners.length).toBeGreaterThan(2);
    expect(lists).toEqual({ promotions: [], notices: [], popups: [], hot: [] });
    expect((await bundle({ types: "A" })).notices).toHaveLength(1);
  });

  it("state the size of the catalogue, rounded down", async () => {
    const { notices: list, banners } = await bundle();
    expect(list.map(({ title }) => title)).toContain("Bienvenido a Volado: ya somos más de 600 juegos");
    expect(JSON.stringify(list)).toContain("de más de 30 proveedores");
    expect(JSON.stringify([list, banners])).not.toContain("{{");
  });

  it("end when their time is over", async () => {
    expect((await bundle()).hot).toHaveLength(1);
    gateway.later(20 * DAY_MS);
    expect((await bundle()).hot).toEqual([]);
  });

  it("include popups unless the console switches them off", async () => {
    await gateway.become("agente");
    const shown = ["popup-welcome", "popup-tournament"].map((id) => ({ id, read: false }));
    expect((await bundle({ types: "PU" })).popups).toMatchObject(shown);
    await gateway.console().setSwitch("LOGIN_POPUPS", false);
    expect((await bundle({ types: "PU" })).popups).toEqual([]);
  });
});

describe("the notice list", () => {
  it("has the running notices of one kind, newest first", async () => {
    const ids = (await notices()).notices.map(({ id }) => id);
    expect(ids).toEqual(["notice-help", "notice-welcome", "notice-responsible"]);
    expect((await notices("A")).notices).toHaveLength(1);
  });

  it("marks notices per member across sessions; guests have no unread ones", async () => {
    const read = async () => {
      const { notices: list, unread } = await notices();
      return [unread, list.filter((notice) => notice.read).map(({ id }) => id)];
    };
    expect((await read())[0]).toBe(0);
    await gateway.become("jugador");
    expect([await mark("notice-welcome"), await mark("notice-nowhere")]).toEqual(["ok", "not_found"]);
    await gateway.become("jugador");
    expect(await read()).toEqual([2, ["notice-welcome"]]);
    await gateway.become("agente");
    expect(await read()).toEqual([3, []]);
  });

  it("is never marked for type 4 (Spec §4)", async () => {
    await gateway.become("prueba");
    expect(await mark("notice-welcome")).toBe("ok");
    const marks = await gateway.services().db.selectFrom("announcement_reads").selectAll().execute();
    expect(marks.filter(({ member_id }) => member_id === "M-prueba")).toEqual([]);
  });
});

describe("promotions", () => {
  it("have categories in their order, the last without an icon", async () => {
    const fields = { merchantCode: "volado", language: "EN" };
    const categories = await gateway.read("listPromotionCategories", fields);
    const titles = categories.map(({ title }) => title);
    expect(titles).toEqual(["Welcome", "Slots", "Fishing", "Lottery"]);
    expect(categories.at(-1)?.iconUrl).toBe(undefined);
  });

  it("have pictures, and can be read after they have ended", async () => {
    expect((await promotion("promo-fishing")).imageUrls).toHaveLength(2);
    expect((await promotion("promo-anniversary")).endsAt).toBeLessThan(Date.now());
    expect(await promotion("promo-cashback")).toMatchObject({ endsAt: undefined, longTerm: true });
  });

  it("state the weekly cashback with the figures of its rule", async () => {
    const { title, html } = await promotion("promo-cashback");
    expect(title).toBe("Get up to 8% back every Monday");
    for (const [from, percent] of [
      ["$1,000.00", "3%"],
      ["$10,000.00", "5%"],
      ["$50,000.00", "8%"],
    ])
      expect(html).toContain(`<tr><td>From ${from}</td><td>${percent}</td></tr>`);
  });

  it("are unknown before they begin, and for other kinds", async () => {
    const { db, content, now } = gateway.services();
    const change = db.updateTable("announcements").set({ starts_at: now() + DAY_MS });
    await change.where("id", "=", "promo-friends").execute();
    await content.reload();
    for (const id of ["promo-friends", "promo-nowhere", "notice-welcome"])
      expect(await outcomeOfPromotion(id)).toBe("not_found");
    gateway.later(2 * DAY_MS);
    expect(await outcomeOfPromotion("promo-friends")).toBe("ok");
  });
});

it("a text published in the console is notice, promotion and help topic, unchanged, until it is removed", async () => {
  const article = { title: "Hostile", html: "<im\u0000g src=x onerror=alert(1)>" };
  const { noticeId, promotionId } = await gateway.console().publishArticle(article);
  const seen = async () => [
    ...(await notices()).notices.filter(({ id }) => id === noticeId),
    ...(await gateway.read("getHelpCentre", { device: "MOBILE", lang: "ES" })).filter(
      ({ title }) => title === article.title,
    ),
  ];
  expect(await promotion(promotionId)).toMatchObject(article);
  expect(await seen()).toMatchObject([article, article]);
  await gateway.become("agente");
  expect(await mark(noticeId)).toBe("ok");
  await gateway.console().unpublishArticles();
  expect([await seen(), await outcomeOfPromotion(promotionId)]).toEqual([[], "not_found"]);
});

describe("the status", () => {
  const switched = z.object({ enabled: z.boolean() });
  const statusSchema = z.object({
    info: z.object({
      whitelabel: z.record(z.string(), z.boolean()),
      promo: z.object({ REFERRAL: switched, APP_DOWNLOAD: switched }),
      hasVip: z.boolean(),
      imageCDNs: z.array(z.string()),
    }),
    location: z.object({ ip: z.string().regex(/127\.0\.0\.1|::1/) }),
  });
  const asked = { merchantCode: "volado", platform: "M" };
  const status = async () => readValue(await gateway.send("getStatus", asked), statusSchema);

  it("lists every switch, as the console set it, and the caller's address", async () => {
    const { info } = await status();
    expect(Object.keys(info.whitelabel).sort()).toEqual(Object.values(SiteSwitch).sort());
    expect(await gateway.console().setSwitch(SiteSwitch.GoogleLogin, false)).toBe(true);
    expect((await status()).info.whitelabel[SiteSwitch.GoogleLogin]).toBe(false);
    expect(await gateway.console().setSwitch("NOSUCH", true)).toBe(false);
  });

  it("names an image host with every picture, until the console switches it off", async () => {
    const [cdn] = (await status()).info.imageCDNs;
    expect(cdn).toBe("/image-cdn");
    const [banner] = (await bundle()).banners;
    const fetched = async (address: string) => {
      const answer = await fetch(gateway.url() + address);
      return [answer.status, answer.headers.get("Content-Type"), await answer.text()];
    };
    expect(await fetched(`${cdn}${banner?.imageUrl}`)).toEqual(await fetched(banner?.imageUrl ?? ""));
    expect(await statusOf(`${cdn}/art/symbol/0/nothing.svg`)).toBe(404);
    expect(await statusOf(`${cdn}/api/status`)).toBe(404);
    await gateway.console().setSwitch("IMAGE_CDN", false);
    expect((await status()).info.imageCDNs).toEqual([]);
  });

  it("shows promotions and the VIP club as the console has them, also in a world older than the switch", async () => {
    const promo = async () => {
      const { info } = await status();
      return [info.promo.REFERRAL.enabled, info.promo.APP_DOWNLOAD.enabled, info.hasVip];
    };
    expect(await promo()).toEqual([true, true, true]);
    await gateway.services().db.deleteFrom("switches").where("name", "=", "REFERRAL").execute();
    await gateway.console().setSwitch("REFERRAL", false);
    await gateway.console().setSwitch("HAS_VIP", false);
    expect(await promo()).toEqual([false, true, false]);
  });
});

it("the winner board has the latest 20, highest first", async () => {
  const winners = await gateway.read("listWinners", { gameCategory: "ALL", language: "ES", limitNum: 20 });
  const amounts = winners.map(({ amount }) => amount);
  expect(amounts).toHaveLength(20);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
});
