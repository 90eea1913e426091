import { DAY_MS, HOUR_MS } from "@volado/domain/calendar";
import { GameType } from "@volado/domain/games";
import type { Insertable, Kysely } from "kysely";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { Tx } from "../wallet/ledger.ts";
import type { InboxCopy, Schema } from "./schema.ts";
import type { SeedOptions } from "./seed-accounts.ts";
import { seedAnnouncements, seedPromotionCategories } from "./world/announcements.ts";
import { seedBanners } from "./world/banners.ts";
import { dealersAt, moreSlots, seedGames, seedSlotCount, seedWinners } from "./world/games.ts";
import { seedHelpTopics } from "./world/help.ts";
import { seedMessages } from "./world/inbox.ts";
import { seedSwitches } from "./world/switches.ts";
import { seedCategories, seedVendors } from "./world/vendors.ts";

/** Rows of one insert: PostgreSQL allows 65,535 values in a statement, a game has 16. */
const ROWS_AT_ONCE = 1_000;

/** Adds slots up to `slotGames`, in a new world or an existing one; never removes any. */
export const growSlots = async (db: Kysely<Schema>, slotGames: number): Promise<void> => {
  const more = moreSlots(slotGames);
  if (more.length === 0) return;
  const { known } = await db
    .selectFrom("games")
    .select((count) => count.fn.countAll<number>().as("known"))
    .where("type", "=", GameType.Slots)
    .executeTakeFirstOrThrow();
  for (let done = known - seedSlotCount; done < more.length; done += ROWS_AT_ONCE) {
    await db
      .insertInto("games")
      .values(more.slice(done, done + ROWS_AT_ONCE))
      .onConflict((taken) => taken.doNothing())
      .execute();
  }
};

/** Vendors, games, dealers and winners. */
export const seedCatalogue = async (tx: Tx, { now, brand, slotGames = 0 }: SeedOptions): Promise<void> => {
  const at = now();
  const categories = seedCategories.map((type, sort) => ({ type, sort, shown: true }));
  await tx.insertInto("categories").values(categories).execute();
  const vendors = seedVendors.map(({ code, type, name, classify = [] }, sort) => {
    return { code, type, name, classify: [...classify], sort };
  });
  await tx.insertInto("vendors").values(vendors).execute();
  await tx.insertInto("games").values(seedGames).execute();
  await growSlots(tx, slotGames);
  const dealers = dealersAt(brand.clock.local(at) - at);
  await tx.insertInto("dealers").values(dealers).execute();
  await tx.insertInto("winners").values(seedWinners(at)).execute();
};

/** Banners, announcements with their pictures, the promotions' categories, help and switches. */
export const seedContent = async (tx: Tx, now: number): Promise<void> => {
  const inOrder = <Row extends { readonly texts: object }>(rows: readonly Row[]) =>
    rows.map((row, sort) => ({ ...row, texts: JSON.stringify(row.texts), sort }));
  await tx.insertInto("banners").values(inOrder(seedBanners)).execute();
  const announcements = seedAnnouncements.map((row, sort): Insertable<Schema["announcements"]> => {
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
  });
  await tx.insertInto("announcements").values(announcements).execute();
  const images = seedAnnouncements.flatMap(({ id, pictures = [] }) =>
    pictures.map((banner_id, index) => ({ announcement_id: id, sequence: index + 1, banner_id })),
  );
  await tx.insertInto("announcement_images").values(images).execute();
  await tx.insertInto("promotion_categories").values(inOrder(seedPromotionCategories)).execute();
  await tx.insertInto("help_topics").values(inOrder(seedHelpTopics)).execute();
  const switches = seedSwitches.map(({ name, on }) => ({ name, enabled: on }));
  await tx.insertInto("switches").values(switches).execute();
};

/** The demo accounts' messages. Messages are filled in when sent: renaming the brand doesn't change them. */
export const seedInbox = async (tx: Tx, { now, brand }: SeedOptions): Promise<void> => {
  const at = now();
  const filled = ({ title, text }: InboxCopy, language: ContentLanguage): InboxCopy => ({
    title: brand.text(title, language),
    text: brand.text(text, language),
  });
  const rows = seedMessages.map(({ username, box, age, read, texts }) => {
    const created_at = at - age * HOUR_MS;
    return {
      member_id: `M-${username}`,
      box,
      topic: "general" as const,
      texts: JSON.stringify({ ES: filled(texts.ES, "ES"), EN: filled(texts.EN, "EN") }),
      created_at,
      read_at: read ? created_at : null,
    };
  });
  await tx.insertInto("inbox_messages").values(rows).execute();
};
