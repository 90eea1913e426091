import { describe, expect, test } from "vitest";
import { announcementBundleSchema } from "./announcement.schema.ts";

describe("announcements", () => {
  const notice = { announcementId: 5, title: "Hola" };

  test("images are sorted by sequence, and missing fields have defaults", () => {
    const images = [
      { sequence: 2, url: "/b" },
      { sequence: "1", url: "/a" },
    ];
    const wire = {
      promotion: [
        {
          ...notice,
          announcementImages: images,
          noExpiry: 1,
          apply: 1,
          startDate: "1767225600000",
          promoAnnouncementCategoryIds: [7, "8"],
        },
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
          categoryIds: ["7", "8"],
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

  test("null content becomes empty", () => {
    const { data } = announcementBundleSchema.safeParse({ player: [{ ...notice, content: null }] });
    expect(data?.notices.map(({ id, html }) => [id, html])).toEqual([["5", ""]]);
  });

  test("a banner needs no title or link", () => {
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

  test("a list without any valid row is named in unreadable, without affecting others", () => {
    const { data } = announcementBundleSchema.safeParse({
      player: [{ words: "?" }],
      promotion: [notice],
      hot: [],
    });
    expect(data?.unreadable).toEqual(["notices"]);
    expect(data?.promotions).toHaveLength(1);
    expect(data?.hot).toEqual([]);
  });

  test.each([{}, { content: [] }, [], "none", null])("refuses %j", (wire) => {
    expect(announcementBundleSchema.safeParse(wire).success).toBe(false);
  });

  const bannersOf = (banners: readonly object[]) =>
    announcementBundleSchema.safeParse({ banners }).data?.banners;

  test("a banner with only the specified fields has its picture as id", () => {
    expect(bannersOf([{ url: "/b.webp", groupName: "m_login" }])).toEqual([
      { id: "/b.webp", imageUrl: "/b.webp", alt: "", group: "m_login", href: undefined },
    ]);
  });

  test("a banner keeps its words", () => {
    const words = ["Hola", "Entra"];
    expect(bannersOf([{ url: "/b", groupName: "m_reg", words }])?.[0]?.words).toEqual(words);
  });

  test("duplicate banners get distinct ids", () => {
    const twin = { url: "/b", groupName: "m_reg" };
    const ids = bannersOf([twin, twin, { ...twin, id: null }, { ...twin, id: 7 }, { ...twin, id: "7" }]);
    expect(ids?.map(({ id }) => id)).toEqual(["/b", "/b 2", "/b 3", "7", "7 2"]);
  });

  test("an invalid picture is dropped from its announcement", () => {
    const announcementImages = [{ sequence: "first", url: "/a" }, { url: "/b" }, { sequence: 1, url: "/c" }];
    const { data } = announcementBundleSchema.safeParse({ player: [{ ...notice, announcementImages }] });
    expect(data?.notices.map(({ imageUrls }) => imageUrls)).toEqual([["/c"]]);
  });
});
