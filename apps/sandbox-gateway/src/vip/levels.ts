import type { TimeSpan } from "@volado/domain/calendar";
import { joinsClub, type VipLevel, type VipPerk, vipLevelAt } from "@volado/domain/member";
import { moneyOf } from "@volado/domain/money";
import { type Kysely, sql } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";

/** The club's levels; `birthdays` is whether the reader has a birthday that could be paid. */
export const clubLevels = (
  { sandbox, currency }: Pick<Brand, "sandbox" | "currency">,
  { birthdays }: { readonly birthdays: boolean } = { birthdays: true },
): readonly VipLevel[] =>
  sandbox.vipLevels.map(({ name, from, perks }) => ({
    name,
    from: moneyOf(from, currency),
    perks: perks
      .filter(({ kind }) => birthdays || kind !== "birthday-bonus")
      .map((perk): VipPerk => {
        if ("amount" in perk) return { ...perk, amount: moneyOf(perk.amount, currency) };
        return "percent" in perk ? { ...perk, percent: perk.percent / 100 } : perk;
      }),
  }));

/** The perks of a member's label; none for the merchant's custom labels and outside the club. */
export const perksOf = (levels: readonly VipLevel[], label: string | null): readonly VipPerk[] =>
  levels.find(({ name }) => name === label)?.perks ?? [];

/** A label as its readers see it; the merchant's custom labels are the same in both languages. */
export const shownLabel = (
  { sandbox }: Pick<Brand, "sandbox">,
  label: string,
  language: ContentLanguage,
): string => {
  const level = language === "EN" ? sandbox.vipLevels.find(({ name }) => name === label) : undefined;
  return level?.english ?? label;
};

/** The label of a new member: the first level, or null for types outside the club. */
export const firstLabel = ({ sandbox }: Pick<Brand, "sandbox">, type: number): string | null =>
  joinsClub({ type }) ? (sandbox.vipLevels[0]?.name ?? null) : null;

/** Each member's stakes in all games, in centavos, of all time or of one span. */
export const stakesByMember = (db: Kysely<Schema>, span: Partial<TimeSpan> = {}) => {
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = span;
  const rounds = db.selectFrom("rounds").select(["member_id", "stake"]);
  const bets = db.selectFrom("bets").select(["member_id", "stake"]);
  const played = rounds
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .unionAll(bets.where("placed_at", ">=", from).where("placed_at", "<", to));
  const stakes = sql<number>`sum(stake)::bigint`.as("stakes");
  return db.selectFrom(played.as("played")).select(["member_id", stakes]).groupBy("member_id");
};

/** A member's stakes in all games, in centavos, of all time or of one span. */
export const stakesOf = async (
  db: Kysely<Schema>,
  memberId: string,
  span?: Partial<TimeSpan>,
): Promise<number> => {
  const own = stakesByMember(db, span).where("member_id", "=", memberId);
  return (await own.executeTakeFirst())?.stakes ?? 0;
};

/**
 * Raises club members to the level of their stakes. Stakes never lower a level or admit a member to the club, and the
 * merchant's custom labels stay.
 */
export const raiseLevels = async ({
  db,
  brand,
}: {
  readonly db: Kysely<Schema>;
  readonly brand: Brand;
}): Promise<void> => {
  const levels = clubLevels(brand);
  const placeOf = (label: string | null): number => levels.findIndex(({ name }) => name === label);
  const club = db.selectFrom("members").innerJoin(stakesByMember(db).as("played"), "member_id", "id");
  const labels = levels.map(({ name }) => name);
  const rows = club.select(["id", "club_label", "stakes"]).where("club_label", "in", labels);
  for (const { id, club_label, stakes } of await rows.execute()) {
    const reached = vipLevelAt(levels, moneyOf(stakes, brand.currency));
    if (reached === undefined || placeOf(reached.name) <= placeOf(club_label)) continue;
    await db
      .updateTable("members")
      .set({ club_label: reached.name })
      .where("id", "=", id)
      .where("club_label", "=", club_label)
      .execute();
  }
};
