import type { WireRequestOf } from "@volado/api-client";
import { type Endpoints, endpoints } from "@volado/api-client/endpoints";
import { GameType, isLotteryType } from "@volado/domain/games";
import { LOBBY, PrizeMode } from "@volado/domain/launch";
import { type LotteryVendors, lotteryMode } from "@volado/domain/vendors";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CatalogueGame } from "../catalogue/catalogue-game.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";

/** The four fields that lottery vendors launch with besides (Spec §7 "launch"). */
type LotteryRequest = Pick<
  WireRequestOf<Endpoints["launchGame"]>,
  "gameId" | "vendor" | "gameCode" | "prizeMode" | "playType"
>;

/** The mode that lobbies are launched in: the whole mapping decides it (Spec §4 "Lottery mode"; docs/decisions/003). */
const siteMode = (catalogue: Catalogue, lotteries: LotteryVendors): PrizeMode => {
  const categories = endpoints.listVendorCategories.response.parse(catalogue.categories());
  return lotteryMode(categories, lotteries) === GameType.ElectronicLottery
    ? PrizeMode.ElectronicLottery
    : PrizeMode.Lottery;
};

const hasMode = (
  game: CatalogueGame,
  { gameId, prizeMode }: LotteryRequest,
  { catalogue, brand }: Pick<Services, "catalogue" | "brand">,
) =>
  prizeMode === game.lottery_mode || (gameId === LOBBY && prizeMode === siteMode(catalogue, brand.lotteries));

/**
 * Refuses a launch whose lottery fields don't fit its game. Which lines of a lottery open, `trad` or `ent`,
 * is the player's choice: either is taken.
 * @throws Refusal `invalid_input` when a lottery lacks some of the four or another game has any,
 * `game_not_found` when there is no such lottery: another vendor's, another code, a prize mode that the game
 * doesn't have
 */
export const checkLotteryFields = (
  request: LotteryRequest,
  game: CatalogueGame,
  services: Pick<Services, "catalogue" | "brand">,
): void => {
  const { vendor, gameCode, prizeMode, playType } = request;
  const fields = [vendor, gameCode, prizeMode, playType];
  if (!isLotteryType(game.type)) {
    if (fields.some((field) => field !== undefined)) throw new Refusal("invalid_input");
    return;
  }
  if (fields.includes(undefined)) throw new Refusal("invalid_input");
  const hasCode = gameCode === game.code || gameCode === LOBBY;
  if (vendor !== game.vendor || !hasCode || !hasMode(game, request, services))
    throw new Refusal("game_not_found");
};
