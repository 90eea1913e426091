import { GameType } from "@volado/domain/games";
import { type Page, paths } from "./paths.ts";

const categoryPages = {
  [GameType.Slots]: paths.slots,
  [GameType.Fishing]: paths.fishing,
  [GameType.Poker]: paths.poker,
  [GameType.Live]: paths.live,
  [GameType.Sports]: paths.sports,
  [GameType.Esports]: paths.esports,
  [GameType.InHouse]: paths.inhouse,
  [GameType.Jili]: paths.jili,
  [GameType.Lottery]: paths.lottery,
  [GameType.ElectronicLottery]: paths.electronicLottery,
  [GameType.Cockfight]: paths.cockfight,
} as const satisfies Record<GameType, Page>;

/** The page that lists a game category, or one vendor of it (Spec §2 "Games"). */
export const categoryPage = (type: GameType): (typeof categoryPages)[GameType] => categoryPages[type];
