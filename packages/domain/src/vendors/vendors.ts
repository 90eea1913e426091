import { type GameClassify, GameType } from "../games/game.ts";
import { isSignedIn, type Viewer } from "../member/member.ts";

/** A game provider inside one category (Spec §3 "Vendor item"). */
export interface Vendor {
  /** Vendor code sent to the gateway, e.g. "JL". */
  readonly code: string;
  readonly name: string;
  readonly type: GameType;
  readonly classify: readonly GameClassify[];
  /** Wide art for vendor blocks, if the gateway has one. */
  readonly imageUrl: string | undefined;
  /** Small mark for tabs and strips. */
  readonly logoUrl: string | undefined;
}

/** One category of the lobby with its vendors in the order they are shown (Spec §3 "sorting"). */
export interface VendorCategory {
  readonly type: GameType;
  readonly vendors: readonly Vendor[];
}

/** Lottery vendors that open or are shown otherwise than the rest; merchant configuration (Spec §4, §9). */
export interface LotteryVendors {
  /** Under ELOTT they make it the lottery mode. */
  readonly electronic: readonly string[];
  /** Their lotteries are launched in the prize mode SEA. */
  readonly sea: readonly string[];
  /** Under ELOTT they show the Vietnamese results. */
  readonly vietnamese: readonly string[];
}

/** The vendors of a type, in order; empty when the type has none. */
export const vendorsOf = (categories: readonly VendorCategory[], type: GameType): readonly Vendor[] =>
  categories.find((category) => category.type === type)?.vendors ?? [];

/**
 * ELOTT if the site has one of the merchant's electronic vendors (TCG_LOTTO_VN or LOTT) under ELOTT, otherwise LOTT
 * (Spec §4 "Lottery mode", docs/decisions/081).
 */
export const lotteryMode = (
  categories: readonly VendorCategory[],
  { electronic }: Pick<LotteryVendors, "electronic">,
): "ELOTT" | "LOTT" =>
  vendorsOf(categories, GameType.ElectronicLottery).some(({ code }) => electronic.includes(code))
    ? GameType.ElectronicLottery
    : GameType.Lottery;

/**
 * The vendors whose games home shows as carousels: the first ones of each named type (Spec §2: 3 RNG, 2 FISH, 1 LIVE).
 */
export const homeVendors = (
  categories: readonly VendorCategory[],
  picks: Readonly<Partial<Record<GameType, number>>>,
): readonly VendorCategory[] =>
  Object.values(GameType)
    .map((type) => ({ type, vendors: vendorsOf(categories, type).slice(0, picks[type] ?? 0) }))
    .filter((category) => category.vendors.length > 0);

const blockTypes: ReadonlySet<GameType> = new Set([
  GameType.Sports,
  GameType.Esports,
  GameType.Lottery,
  GameType.ElectronicLottery,
]);

/**
 * The categories whose vendors home shows as blocks: sport, e-sport and lotteries, in the given order (Spec §2 "Home").
 */
export const homeBlocks = (categories: readonly VendorCategory[]): readonly VendorCategory[] =>
  categories.filter(({ type, vendors }) => blockTypes.has(type) && vendors.length > 0);

const families: readonly (readonly GameType[])[] = [
  [GameType.Sports, GameType.Esports, GameType.Cockfight],
  [GameType.Lottery, GameType.ElectronicLottery],
];

/**
 * The categories that players look for in one place, in the order in which they stand side by side: the categories that
 * come out of SPORTS (Spec §4 "Vendor list is reordered"), and the two lotteries. A type without siblings is alone.
 */
export const siblingTypes = (type: GameType): readonly GameType[] =>
  families.find((family) => family.includes(type)) ?? [type];

/**
 * What a choice in the side menu switches home to: one category, what is hot, or what the player played last
 * (Spec §2 "Side menu").
 */
export type HomeContent = GameType | "HOT" | "RECENT";

const contents: ReadonlySet<string> = new Set([...Object.values(GameType), "HOT", "RECENT"]);

const isContent = (text: string): text is HomeContent => contents.has(text);

/** What home is asked to show; undefined is home as a whole, which is also what guests see in the place of recents. */
export const homeContent = (chosen: string | null, viewer: Viewer): HomeContent | undefined =>
  chosen !== null && isContent(chosen) && (chosen !== "RECENT" || isSignedIn(viewer)) ? chosen : undefined;

/**
 * Categories that open a page of their own from home's menus; the others change what home shows (Spec §2 "Side menu").
 */
const withPage: ReadonlySet<GameType> = new Set([
  GameType.Slots,
  GameType.Fishing,
  GameType.Live,
  GameType.Poker,
]);

/** Whether choosing the category navigates to its route, or switches home's content (Spec §2 "Side menu"). */
export const categoryNavigates = (type: GameType): boolean => withPage.has(type);
