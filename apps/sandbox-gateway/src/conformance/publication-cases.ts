import { endpoints } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain";
import { expect } from "vitest";
import type { Stage } from "./stage.ts";

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
    if (!first) throw new Error("the seeded world has no unread notice");
    await member.client.call(endpoints.markAnnouncementRead, first.id);
    await member.client.call(endpoints.markAnnouncementRead, first.id);
    const after = await list();
    expect(after.unread).toBe(unread - 1);
    expect(after.notices.find(({ id }) => id === first.id)?.read).toBe(true);
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
