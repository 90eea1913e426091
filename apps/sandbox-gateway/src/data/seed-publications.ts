import { DAY_MS } from "@volado/domain/calendar";
import type { Insertable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";
import { seedAnnouncements } from "./world/announcements.ts";
import { seedBanners } from "./world/banners.ts";
import { seedPromotionCategories } from "./world/promotion-categories.ts";

/**
 * Writes banners, announcements with their pictures, and the promotions' categories where there are no
 * categories: into a new world, and into one from before there were any, beside what it has.
 *
 * @param now epoch milliseconds from which the announcements' dates are counted
 */
export const seedPublications = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const known = await db.selectFrom("promotion_categories").select("id").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  await db
    .insertInto("banners")
    .values(
      seedBanners.map(({ id, group, href, texts }, sort) => ({
        id,
        group_name: group,
        href,
        texts: JSON.stringify(texts),
        sort,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("announcements")
    .values(
      seedAnnouncements.map((row, sort): Insertable<Schema["announcements"]> => {
        const startsAt = now - row.age * DAY_MS;
        return {
          id: row.id,
          content_type: row.kind,
          starts_at: startsAt,
          ends_at: row.days === undefined ? null : startsAt + row.days * DAY_MS,
          category_ids: [...(row.categories ?? [])],
          texts: JSON.stringify(row.texts),
          by_application: row.byApplication ?? false,
          sort,
        };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("announcement_images")
    .values(
      seedAnnouncements.flatMap(({ id, pictures = [] }) =>
        pictures.map((banner_id, index) => ({ announcement_id: id, sequence: index + 1, banner_id })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("promotion_categories")
    .values(
      seedPromotionCategories.map(({ id, icon, texts }, sort) => ({
        id,
        icon,
        texts: JSON.stringify(texts),
        sort,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
