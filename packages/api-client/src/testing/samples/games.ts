const vendor = (code: string, name: string, type: string, ...gameClassify: readonly string[]) => ({
  vassalage: code,
  displayName: name,
  gameClassify,
  mobileLargeIcon: `/art/vendor-scene/b0a58562/${code}.${type}.svg`,
  lagerIcon: `/art/vendor/ade88260/${code}.svg`,
});

const slot = {
  nodeId: "AGS-RNG-036",
  gameId: "G-AGS-RNG-036",
  gameType: "RNG",
  gameName: "Coyote Rojo",
  vassalage: "AGS",
  gameClassify: ["NEW"],
  gameCode: "ags-rng-036",
  isGameH5: true,
  freeplay: true,
  supportPlay: true,
  lottoMode: null,
  playType: null,
  iconUrl: "/art/cover/f18457e8/AGS-RNG-036.svg",
  minBet: 0.01,
  minLine: 5,
};

const keno = {
  nodeId: "TCG_LOTTO_VN-ELOTT-005",
  gameId: "G-TCG_LOTTO_VN-ELOTT-005",
  gameType: "ELOTT",
  gameName: "Keno Turbo",
  vassalage: "TCG_LOTTO_VN",
  gameCode: "tcg_lotto_vn-elott-005",
  lottoMode: "Elott",
  playType: "trad",
  iconUrl: "/art/icon/891a33dc/TCG_LOTTO_VN-ELOTT-005.svg",
  drawNo: "20261122-726",
  drawTime: 1795370700000,
  closeTime: 1795370695000,
  open: true,
};

const launched = {
  content: { game_url: "https://gateway.example/play/slots?ticket=sample&lang=es", game_name: "Campana" },
};

/** Responses of calls about games and lotteries. */
export const gamesValues = {
  listVendorCategories: {
    mapping: {
      RNG: [vendor("JL", "Jili", "RNG")],
      FISH: [vendor("JL", "Jili", "FISH")],
      LIVE: [vendor("LUZ", "Luz en Vivo", "LIVE", "ROU", "BAC")],
      PVP: [vendor("NPE", "Naipe", "PVP")],
      SPORTS: [vendor("FB", "FB Deportes", "SPORTS")],
      LOTT: [vendor("TCG_SEA", "TCG Mares", "LOTT")],
      ELOTT: [vendor("TCG_LOTTO_VN", "Loto Vietnam", "ELOTT")],
      INHOUSE: [vendor("JFF", "Volado Originales", "INHOUSE")],
    },
    sorting: [
      { gameCategory: "RNG", vendorNames: [{ vassalage: "JL", accountTypeName: "Jili" }] },
      { gameCategory: "FISH", vendorNames: [{ vassalage: "JL", accountTypeName: "Jili" }] },
    ],
    display: ["RNG", "FISH", "LIVE"],
  },
  listGames: {
    games: [
      slot,
      {
        ...slot,
        nodeId: "AGS-RNG-039",
        gameId: "G-AGS-RNG-039",
        gameName: "Campana Mágica",
        gameCode: "ags-rng-039",
        iconUrl: "/art/cover/cd027674/AGS-RNG-039.svg",
        minLine: 9,
      },
    ],
    pageNum: 1,
    totalPages: 4,
    totalCount: 384,
  },
  listHotGames: [
    {
      ...slot,
      nodeId: "TRK-RNG-021",
      gameId: "G-TRK-RNG-021",
      gameName: "Coyote Perdido",
      vassalage: "TRK",
      gameClassify: ["HOT"],
      gameCode: "trk-rng-021",
      iconUrl: "/art/cover/5087c0e2/TRK-RNG-021.svg",
      minBet: 1,
      minLine: 40,
    },
    {
      ...slot,
      nodeId: "LUZ-LIVE-020",
      gameId: "G-LUZ-LIVE-020",
      gameType: "LIVE",
      gameName: "Bacará Oaxaca",
      vassalage: "LUZ",
      gameClassify: ["BAC", "HOT"],
      gameCode: "luz-live-020",
      freeplay: false,
      iconUrl: "/art/cover/c8217e80/LUZ-LIVE-020.svg",
      minBet: null,
      minLine: null,
    },
  ],
  listRecentGames: {
    list: [slot],
    totalPages: 1,
  },
  listFavouriteIds: ["AGS-RNG-036"],
  listFavourites: {
    content: [slot],
    pageNum: 1,
    totalPages: 1,
  },
  addFavourite: null,
  removeFavourite: null,
  launchGame: launched,
  launchGuestGame: launched,
  listLotteries: {
    serverTime: 1795370660931,
    list: [
      keno,
      {
        ...keno,
        nodeId: "QNI-ELOTT-002",
        gameId: "G-QNI-ELOTT-002",
        gameName: "Bolita Turbo",
        vassalage: "QNI",
        gameCode: "qni-elott-002",
        iconUrl: "/art/icon/f3aede2d/QNI-ELOTT-002.svg",
      },
    ],
  },
  listVietnameseDraws: [
    {
      region: "central",
      provinceCode: "KT",
      provinceName: "Kon Tum",
      drawTime: 1795342500000,
      prizes: [{ rank: "special", numbers: ["943093"] }],
    },
    {
      region: "central",
      provinceCode: "KH",
      provinceName: "Khánh Hòa",
      drawTime: 1795342500000,
      prizes: [{ rank: "special", numbers: ["034315"] }],
    },
  ],
};
