import { type GameClassify, GameType } from "../games/game.ts";
import { isSignedIn, type Viewer } from "../member/member.ts";

/** A game provider in a category (Spec §3 "Vendor item"). */
export interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly type: GameType;
  readonly classify: readonly GameClassify[];
  /** Wide picture for vendor blocks, if any. */
  readonly imageUrl: string | undefined;
  readonly logoUrl: string | undefined;
}

/** A lobby category with its vendors in order (Spec §3 "sorting"). */
export interface VendorCategory {
  readonly type: GameType;
  readonly vendors: readonly Vendor[];
}

/** Lottery vendors that are launched or shown differently; merchant configuration (Spec §4, §9). */
export interface LotteryVendors {
  /** Their presence under ELOTT makes it the lottery mode. */
  readonly electronic: readonly string[];
  /** Launched in the prize mode SEA. */
  readonly sea: readonly string[];
  /** Their presence under ELOTT shows the Vietnamese results. */
  readonly vietnamese: readonly string[];
}

/** The vendors of a type in order; empty without any. */
export const vendorsOf = (categories: readonly VendorCategory[], type: GameType): readonly Vendor[] =>
  categories.find((category) => category.type === type)?.vendors ?? [];

/**
 * The lottery mode: ELOTT if one of the merchant's electronic vendors (TCG_LOTTO_VN or LOTT) is under ELOTT,
 * otherwise LOTT (Spec §4 "Lottery mode", docs/decisions/081).
 */
export const lotteryMode = (
  categories: readonly VendorCategory[],
  { electronic }: Pick<LotteryVendors, "electronic">,
): "ELOTT" | "LOTT" =>
  vendorsOf(categories, GameType.ElectronicLottery).some(({ code }) => electronic.includes(code))
    ? GameType.ElectronicLottery
    : GameType.Lottery;

/** The vendors with a carousel on home: the first ones of each type (Spec §2: 3 RNG, 2 FISH, 1 LIVE). */
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

/** The categories with vendor blocks on home: sports, e-sports and lotteries, in the given order (Spec §2 "Home"). */
export const homeBlocks = (categories: readonly VendorCategory[]): readonly VendorCategory[] =>
  categories.filter(({ type, vendors }) => blockTypes.has(type) && vendors.length > 0);

const families: readonly (readonly GameType[])[] = [
  [GameType.Sports, GameType.Esports, GameType.Cockfight],
  [GameType.Lottery, GameType.ElectronicLottery],
];

/**
 * Related categories in display order: those split from SPORTS (Spec §4 "Vendor list is reordered"), and the two
 * lotteries. Other types have only themselves.
 */
export const siblingTypes = (type: GameType): readonly GameType[] =>
  families.find((family) => family.includes(type)) ?? [type];

/** Home's content chosen in the side menu: a category, hot games, or recents (Spec §2 "Side menu"). */
export type HomeContent = GameType | "HOT" | "RECENT";

const contents: ReadonlySet<string> = new Set([...Object.values(GameType), "HOT", "RECENT"]);

const isContent = (text: string): text is HomeContent => contents.has(text);

/** The content of home; undefined for the default home, also for guests who request recents. */
export const homeContent = (chosen: string | null, viewer: Viewer): HomeContent | undefined =>
  chosen !== null && isContent(chosen) && (chosen !== "RECENT" || isSignedIn(viewer)) ? chosen : undefined;

/** Categories with their own page; the others change home's content (Spec §2 "Side menu"). */
const withPage: ReadonlySet<GameType> = new Set([
  GameType.Slots,
  GameType.Fishing,
  GameType.Live,
  GameType.Poker,
]);

/** Whether a category navigates to its own page (Spec §2 "Side menu"). */
export const categoryNavigates = (type: GameType): boolean => withPage.has(type);
