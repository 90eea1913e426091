import { describe, expect, test } from "vitest";
import { announcementBundleSchema } from "./announcement.schema.ts";

describe("announcements", () => {
  const notice = { announcementId: 5, title: "Hola" };

  test("images stand in their sequence, and what is missing has its default", () => {
    const images = [
      { sequence: 2, url: "/b" },
      { sequence: "1", url: "/a" },
    ];
    const wire = {
      promotion: [
        { ...notice, announcementImages: images, noExpiry: 1, apply: 1, startDate: "1767225600000" },
      ],
    };
    expect(announcementBundleSchema.safeParse(wire).data).toEqual({
      promotions: [
        {
          id: "5",
          title: "Hola",
          html: "",
          startsAt: 1_767_225_600_000,
          endsAt: undefined,
          longTerm: true,
          read: false,
          categoryIds: [],
          imageUrls: ["/a", "/b"],
          byApplication: true,
        },
      ],
      banners: [],
      notices: [],
      popups: [],
      hot: [],
    });
  });

  test("one whose content is null is there, without words", () => {
    const { data } = announcementBundleSchema.safeParse({ player: [{ ...notice, content: null }] });
    expect(data?.notices.map(({ id, html }) => [id, html])).toEqual([["5", ""]]);
  });

  test("a banner without title or link still shows", () => {
    const wire = {
      banners: [
        { id: 1, url: "/b.webp", groupName: "m_home" },
        { id: 2, url: "/c", groupName: "elsewhere" },
      ],
    };
    expect(announcementBundleSchema.safeParse(wire).data?.banners).toEqual([
      { id: "1", imageUrl: "/b.webp", alt: "", group: "m_home", href: undefined },
    ]);
  });
});
