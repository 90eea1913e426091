import { GameType } from "@volado/domain/games";

/** Types with vendors, in response order; two of the sports vendors are e-sports and cockfight. */
const vendors: Readonly<Partial<Record<GameType, readonly string[]>>> = {
  [GameType.Slots]: ["JL", "PG"],
  [GameType.Live]: ["EVO"],
  [GameType.Sports]: ["FB", "IMES", "PLN"],
  [GameType.Poker]: ["KY"],
  [GameType.Fishing]: ["FC"],
  [GameType.InHouse]: ["JFF"],
  [GameType.Lottery]: ["TCG_SEA"],
  [GameType.ElectronicLottery]: ["TCG_LOTTO_VN"],
};

const game = (nodeId: string, gameType: GameType) => ({
  nodeId,
  gameId: `G-${nodeId}`,
  gameType,
  gameName: `Juego ${nodeId}`,
  vassalage: "JL",
  iconUrl: `/art/${nodeId}.svg`,
});

const games = [game("1", GameType.Slots), game("2", GameType.Slots)];

/** The `value` of each call's response, by call id; other calls are refused. */
export const answers: Readonly<Record<string, unknown>> = {
  getStatus: { info: {}, maintenance: 0, regionRestriction: 0 },
  listVendorCategories: {
    mapping: Object.fromEntries(
      Object.entries(vendors).map(([type, codes]) => [
        type,
        codes.map((vassalage) => ({ vassalage, displayName: `Casa ${vassalage}` })),
      ]),
    ),
    sorting: Object.entries(vendors).map(([gameCategory, codes]) => ({
      gameCategory,
      vendorNames: codes.map((vassalage) => ({ vassalage, accountTypeName: `Casa ${vassalage}` })),
    })),
    display: Object.keys(vendors),
  },
  listGames: { games, pageNum: 1, totalPages: 1, totalCount: games.length },
  listHotGames: games,
  listRecentGames: { list: games, totalPages: 1 },
  listFavouriteIds: ["1"],
  listFavourites: { content: games, pageNum: 1, totalPages: 1 },
  listLiveModels: [],
  getLotteryMenu: [{ prizeMode: "Elott", playType: "trad", count: 1 }],
  listLotteries: {
    serverTime: 1,
    list: [
      {
        ...game("3", GameType.ElectronicLottery),
        vassalage: "TCG_LOTTO_VN",
        drawNo: "1",
        drawTime: 4_000_000_000_000,
        open: true,
      },
    ],
  },
  listLotteryNumbers: [{ nodeId: "3", drawNo: "0", drawTime: 1, numbers: ["07"] }],
  listAnnouncements: { promotion: [], banners: [], player: [], popup: [], hot: [] },
  listWinners: [],
  getMemberInfo: { id: "7", account: "ana", nickname: "Ana", type: 0 },
  getWallet: { sumBalance: "100.00" },
};
