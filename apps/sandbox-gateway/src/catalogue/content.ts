import { BannerGroup, ContentType } from "@volado/domain/announcements";
import { moneyOf, multiplyMoney } from "@volado/domain/money";
import { bonusTerms } from "@volado/domain/wallet";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Schema, Texts } from "../data/schema.ts";
import { bannerPath } from "../pictures/painted-pictures.ts";
import { Refusal } from "../request/refusal.ts";
import { type ContentLanguage, contentLanguage, type Endpoints, type WireValue } from "./wire.ts";

/** PostgreSQL can't store NUL in texts, so a noncharacter replaces it. */
const NUL = "\u0000";
const NUL_REPLACEMENT = "\uFDD0";

/** A text as stored in the database, without losing a character. */
export const storableText = (text: string): string => text.replaceAll(NUL, NUL_REPLACEMENT);

const originalText = (stored: string): string => stored.replaceAll(NUL_REPLACEMENT, NUL);

/** An announcement as sent to the client (Spec §3). */
export const wireAnnouncement = (
  content: Content,
  row: StoredAnnouncement,
  language: ContentLanguage,
  read: boolean,
) => ({
  announcementId: row.id,
  title: row.texts[language].title,
  content: originalText(row.texts[language].content),
  startDate: row.starts_at,
  endDate: row.ends_at,
  noExpiry: row.ends_at === null ? (1 as const) : (0 as const),
  read,
  apply: row.by_application ? (1 as const) : (0 as const),
  promoAnnouncementCategoryIds: row.category_ids,
  announcementImages: row.images.flatMap(({ sequence, bannerId }) => {
    const url = content.picture(bannerId);
    return url === undefined ? [] : [{ sequence, url }];
  }),
});

export const isRunning = (row: StoredAnnouncement, now: number): boolean =>
  row.starts_at <= now && (row.ends_at === null || row.ends_at > now);

/** A promotion that has started, even if it has ended. @throws Refusal not_found */
export const begunPromotion = (content: Content, id: string, now: number): StoredAnnouncement => {
  const isMeant = (row: StoredAnnouncement) => row.id === id && row.content_type === ContentType.Promotion;
  const promotion = content.announcements().find(isMeant);
  if (promotion === undefined || promotion.starts_at > now) throw new Refusal("not_found");
  return promotion;
};

/** Whether an announcement counts as read: opened by the member, or always for guests (Spec §4). */
export const readAnnouncements = async (
  db: Kysely<Schema>,
  memberId: string | undefined,
): Promise<(announcementId: string) => boolean> => {
  if (memberId === undefined) return () => true;
  const rows = await db
    .selectFrom("announcement_reads")
    .select("announcement_id")
    .where("member_id", "=", memberId)
    .execute();
  const read = new Set(rows.map(({ announcement_id }) => announcement_id));
  return (id) => read.has(id);
};

/** Caller and filter of an announcements call. Guests count everything as read (Spec §4). */
interface BundleRequest extends Readonly<Record<"group" | "language", string>> {
  readonly types: readonly string[];
  readonly now: number;
  readonly isRead: (announcementId: string) => boolean;
}

/** Response of the announcements call (Spec §3): current ones of the requested kinds. */
export const announcementBundle = (
  content: Content,
  { types, group, language: requested, now, isRead }: BundleRequest,
): WireValue<Endpoints["listAnnouncements"]> => {
  const language = contentLanguage(requested);
  const running = content.announcements().filter((row) => isRunning(row, now));
  const ofType = (type: string) =>
    running
      .filter((row) => row.content_type === type && types.includes(type))
      .map((row) => wireAnnouncement(content, row, language, isRead(row.id)));
  return {
    promotion: ofType(ContentType.Promotion),
    banners: (types.includes(ContentType.Banner) ? content.banners(group, language) : []).map((banner) => {
      const { id, url, alt: title, words, group: groupName, href: link } = banner;
      return { id, url, title, words, groupName, link };
    }),
    player: [...ofType(ContentType.Player), ...ofType(ContentType.Agent)],
    popup: ofType(ContentType.Popup),
    hot: ofType(ContentType.Hot),
  };
};

/** A figure's placeholder, or a picture's with its banner. */
const placeholder = /\{\{(?:picture:([a-z-]+)|([a-z-]+))\}\}/g;

/** Rounded down below the count, so that "more than" is true. */
const below = (count: number, step: number): number => Math.max(0, Math.floor((count - 1) / step) * step);

/** Figures of the first deposit's bonus, with the example of a deposit of five times the minimum. */
const firstBonusFigures = (
  row: Selectable<Schema["deposit_bonuses"]>,
  { currency }: Pick<Brand, "currency">,
  money: (hundredths: number) => string,
) => {
  const [minDeposit, maxBonus] = [moneyOf(row.min_deposit, currency), moneyOf(row.max_bonus, currency)];
  const deposit = multiplyMoney(minDeposit, 5);
  const example = bonusTerms({ ...row, minDeposit, maxBonus }, deposit);
  return {
    "first-bonus-id": row.id,
    "first-bonus-percent": String(row.percent),
    "first-bonus-min": money(row.min_deposit),
    "first-bonus-max": money(row.max_bonus),
    "first-bonus-times": String(row.rollover),
    "bonus-example-deposit": money(deposit.centavos),
    ...(example && {
      "bonus-example": money(example.bonus.centavos),
      "bonus-example-wager": money(example.wager.centavos),
    }),
  };
};

/**
 * The merchant's figures in texts, by placeholder, from the rows that the calls use: limits of withdrawals, limits of
 * deposits by kind (a dash for a kind that isn't offered), the first deposit's bonus, and the size of the catalogue.
 */
const readFigures = async (db: Kysely<Schema>, brand: Brand) => {
  const terms = await db.selectFrom("withdrawal_terms").selectAll().executeTakeFirstOrThrow();
  const methods = await db.selectFrom("deposit_methods").selectAll().where("enabled", "=", true).execute();
  const { games, providers } = await db
    .selectFrom("games")
    .select([
      (eb) => eb.fn.countAll<number | string>().as("games"),
      (eb) => eb.fn.count<number | string>("vendor").distinct().as("providers"),
    ])
    .executeTakeFirstOrThrow();
  const bonuses = db.selectFrom("deposit_bonuses").selectAll().where("enabled", "=", true);
  const first = await bonuses.where("first_only", "=", true).orderBy("sort").limit(1).executeTakeFirst();
  return (language: ContentLanguage): Readonly<Record<string, string>> => {
    const money = (hundredths: number) => brand.money(hundredths, language);
    const count = new Intl.NumberFormat(brand.locales[language]);
    const kinds = (["transfer", "voucher", "redirect"] as const).flatMap((kind) => {
      const offered = methods.filter((method) => method.kind === kind);
      const none = offered.length === 0;
      return [
        [`${kind}-min`, none ? "–" : money(Math.min(...offered.map(({ min }) => min)))],
        [`${kind}-max`, none ? "–" : money(Math.max(...offered.map(({ max }) => max)))],
      ] as const;
    });
    return {
      "withdrawal-min": money(terms.min),
      "withdrawal-max": money(terms.max),
      "withdrawal-day": money(terms.max_a_day),
      ...Object.fromEntries(kinds),
      ...(first && firstBonusFigures(first, brand, money)),
      games: count.format(below(Number(games), 100)),
      providers: count.format(below(Number(providers), 5)),
    };
  };
};

const withFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, _banner?: string, name = "") => figures[name] ?? whole);

/** The help centre in a language (Spec §7), with the brand's values, figures and picture addresses filled in. */
export const helpTopics = async (
  db: Kysely<Schema>,
  { content, brand }: { readonly content: Pick<Content, "picture">; readonly brand: Brand },
  requested: string,
): Promise<WireValue<Endpoints["getHelpCentre"]>> => {
  const language = contentLanguage(requested);
  const rows = await db.selectFrom("help_topics").selectAll().orderBy("sort").execute();
  const figures = (await readFigures(db, brand))(language);
  const filledIn = (html: string): string =>
    withFigures(html, figures).replace(placeholder, (whole, banner?: string) =>
      banner === undefined ? whole : (content.picture(banner) ?? ""),
    );
  return rows.map(({ anchor, texts }) => ({
    title: brand.text(texts[language].title, language),
    content: originalText(filledIn(brand.html(texts[language].content, language))).trim(),
    anchor,
  }));
};

export interface StoredAnnouncement extends Selectable<Schema["announcements"]> {
  readonly images: readonly { readonly sequence: number; readonly bannerId: string }[];
}

const inBoth = <T>(texts: Texts<T>, fill: (copy: T, language: ContentLanguage) => T): Texts<T> => ({
  ES: fill(texts.ES, "ES"),
  EN: fill(texts.EN, "EN"),
});

/** The brand's values are filled in here, so that renaming the brand requires no reset. */
const read = async (db: Kysely<Schema>, brand: Brand) => {
  const images = await db.selectFrom("announcement_images").selectAll().orderBy("sequence").execute();
  const announcements = await db.selectFrom("announcements").selectAll().orderBy("sort").execute();
  const banners = await db.selectFrom("banners").selectAll().orderBy("sort").execute();
  const figuresIn = await readFigures(db, brand);
  return {
    banners: banners.map((row) => ({
      ...row,
      texts: inBoth(row.texts, ({ headline, text, call }, language) => ({
        call,
        headline: brand.text(headline, language),
        text: withFigures(brand.text(text, language), figuresIn(language)),
      })),
    })),
    announcements: announcements.map(
      (row): StoredAnnouncement => ({
        ...row,
        texts: inBoth(row.texts, ({ title, content }, language) => ({
          title: withFigures(brand.text(title, language), figuresIn(language)),
          content: withFigures(brand.html(content, language), figuresIn(language)),
        })),
        images: images
          .filter(({ announcement_id }) => announcement_id === row.id)
          .map(({ sequence, banner_id }) => ({ sequence, bannerId: banner_id })),
      }),
    ),
  };
};

/** The database's banners and announcements in memory: they change only when the world does. */
export const openContent = async (db: Kysely<Schema>, brand: Brand) => {
  let stored = await read(db, brand);
  const urlOf = (id: string) => bannerPath(id, brand.sandbox.bannerLooks[id]);
  return {
    announcements: (): readonly StoredAnnouncement[] => stored.announcements,
    banners: (group: string, language: ContentLanguage) =>
      stored.banners.flatMap((banner) => {
        const place = Object.values(BannerGroup).find((known) => known === banner.group_name);
        if (place === undefined || place !== group) return [];
        const { id, href, texts } = banner;
        const { headline, text, call } = texts[language];
        const words = [headline, text, ...(call ? [call] : [])];
        return [{ id, group: place, url: urlOf(id), alt: `${headline}. ${text}`, words, href }];
      }),
    picture: (id: string) => (stored.banners.some((banner) => banner.id === id) ? urlOf(id) : undefined),
    async reload() {
      stored = await read(db, brand);
    },
  };
};

export type Content = Awaited<ReturnType<typeof openContent>>;
