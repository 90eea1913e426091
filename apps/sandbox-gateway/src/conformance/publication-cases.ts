import { endpoints } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";
import { RewardStatus } from "@volado/domain/rewards";
import { expect } from "vitest";
import { pictureFile } from "../testing/pictures.ts";
import { failureOf, type Stage } from "./stage.ts";

/** What the calls about notices and promotions must answer on a healthy gateway. */
export const publicationCases = (stage: Stage) => ({
  listNotices: async () => {
    const guest = stage.player();
    const asGuest = await guest.client.call(endpoints.listNotices, ContentType.Player);
    expect(asGuest.notices.length).toBeGreaterThan(1);
    expect(asGuest.unread).toBe(0);
    expect(asGuest.notices.every(({ read }) => read)).toBe(true);
    const agent = stage.player();
    await agent.signIn("agente");
    const agents = await agent.client.call(endpoints.listNotices, ContentType.Agent);
    expect(agents.unread).toBe(agents.notices.filter(({ read }) => !read).length);
  },
  markAnnouncementRead: async () => {
    const member = stage.player();
    await member.signIn("agente");
    const list = () => member.client.call(endpoints.listNotices, ContentType.Player);
    const { notices, unread } = await list();
    const [first] = notices.filter(({ read }) => !read);
    if (!first || unread === undefined) throw new Error("the seeded world has no unread notice");
    await member.client.call(endpoints.markAnnouncementRead, first.id);
    await member.client.call(endpoints.markAnnouncementRead, first.id);
    const after = await list();
    expect(after.unread).toBe(unread - 1);
    expect(after.notices.find(({ id }) => id === first.id)?.read).toBe(true);
  },
  listApplications: async () => {
    const member = stage.player();
    await member.signIn("socia");
    const list = () => member.client.call(endpoints.listApplications);
    const before = await list();
    const asked = { promotionId: "promo-friends", remark: "", pictures: [] };
    const sent = await member.client.call(endpoints.applyForPromotion, asked);
    expect(await list()).toEqual([sent, ...before]);
  },
  applyForPromotion: async () => {
    const member = stage.player();
    await member.signIn("agente");
    const asked = { promotionId: "promo-fishing", remark: "Una\nDos", pictures: [pictureFile()] };
    expect(await member.client.call(endpoints.applyForPromotion, asked)).toMatchObject({
      promotionId: "promo-fishing",
      status: RewardStatus.Applying,
      remark: "Una\nDos",
      pictures: 1,
    });
    const again = await failureOf(member.client.call(endpoints.applyForPromotion, asked));
    expect(again).toMatchObject({ code: "conflict", status: 409 });
  },
  listPromotionCategories: async () => {
    const categories = await stage.player().client.call(endpoints.listPromotionCategories);
    expect(categories.length).toBeGreaterThan(1);
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  },
  getPromotion: async () => {
    const guest = stage.player();
    const { promotions } = await guest.client.call(endpoints.listAnnouncements, {
      types: [ContentType.Promotion],
      group: BannerGroup.Home,
    });
    const [first] = promotions;
    if (!first) throw new Error("the seeded world has no promotion");
    const alone = await guest.client.call(endpoints.getPromotion, first.id);
    expect(alone).toEqual({ ...first, read: true });
    expect(alone.imageUrls.length).toBeGreaterThan(0);
  },
});
