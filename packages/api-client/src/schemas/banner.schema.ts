import { type Banner, BannerGroup } from "@volado/domain/announcements";
import { wireId, wireOr, wireRequiredText, wireText } from "./primitives.ts";
import { renamed } from "./rename.ts";
import { sideRows } from "./rows.ts";
import { z } from "./z.ts";

/** The specification's fields are `url` and `groupName`; the others a gateway may send beside them. */
const bannerSchema = renamed(
  {
    id: wireOr(wireId, undefined),
    url: wireRequiredText,
    title: wireOr(z.string(), ""),
    groupName: z.enum(BannerGroup),
    link: wireText,
  },
  { url: "imageUrl", groupName: "group", link: "href", title: "alt" },
);

/**
 * The banners of an answer (Spec §3 "Banner"). One without an id is known by its picture's address, so that it
 * stays the same banner in every answer; of equals the later ones are numbered, so that none is taken for another.
 */
export const bannersSchema = z.pipe(
  sideRows(bannerSchema),
  z.transform((banners): readonly Banner[] => {
    const ids = new Set<string>();
    return banners.map((banner) => {
      const own = banner.id ?? banner.imageUrl;
      let id = own;
      for (let number = 2; ids.has(id); number += 1) id = `${own} ${number}`;
      ids.add(id);
      return { ...banner, id };
    });
  }),
);
