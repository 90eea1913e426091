const vendor = (
  vassalage: string,
  displayName: string,
  mobileLargeIcon: string,
  lagerIcon: string,
  gameClassify: readonly string[] = [],
) => ({ vassalage, displayName, gameClassify, mobileLargeIcon, lagerIcon });

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

const launched = {
  content: { game_url: "https://gateway.example/play/slots?ticket=sample&lang=es", game_name: "Campana" },
};

/** Responses of calls about games and lotteries. */
export const gamesValues = {
  listVendorCategories: {
    mapping: {
      RNG: [vendor("JL", "Jili", "/art/vendor-scene/b0a58562/JL.RNG.svg", "/art/vendor/ade88260/JL.svg")],
      FISH: [vendor("JL", "Jili", "/art/vendor-scene/cdc0ac1c/JL.FISH.svg", "/art/vendor/ade88260/JL.svg")],
      LIVE: [
        vendor(
          "LUZ",
          "Luz en Vivo",
          "/art/vendor-scene/1bdfb043/LUZ.LIVE.svg",
          "/art/vendor/81ad4681/LUZ.svg",
          ["ROU", "BAC"],
        ),
      ],
      PVP: [vendor("NPE", "Naipe", "/art/vendor-scene/35de3888/NPE.PVP.svg", "/art/vendor/67a75419/NPE.svg")],
      SPORTS: [
        vendor(
          "FB",
          "FB Deportes",
          "/art/vendor-scene/2ee48364/FB.SPORTS.svg",
          "/art/vendor/7d4149be/FB.svg",
        ),
      ],
      LOTT: [
        vendor(
          "TCG_SEA",
          "TCG Mares",
          "/art/vendor-scene/f072c7f5/TCG_SEA.LOTT.svg",
          "/art/vendor/f8422ec8/TCG_SEA.svg",
        ),
      ],
      ELOTT: [
        vendor(
          "TCG_LOTTO_VN",
          "TCG Loto VN",
          "/art/vendor-scene/0264a178/TCG_LOTTO_VN.ELOTT.svg",
          "/art/vendor/642ac275/TCG_LOTTO_VN.svg",
        ),
      ],
      INHOUSE: [
        vendor(
          "JFF",
          "Volado Originales",
          "/art/vendor-scene/6bcf14cf/JFF.INHOUSE.svg",
          "/art/vendor/ee202954/JFF.svg",
        ),
      ],
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
      {
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
      },
      {
        nodeId: "QNI-ELOTT-002",
        gameId: "G-QNI-ELOTT-002",
        gameType: "ELOTT",
        gameName: "Bolita Turbo",
        vassalage: "QNI",
        gameCode: "qni-elott-002",
        lottoMode: "Elott",
        playType: "trad",
        iconUrl: "/art/icon/f3aede2d/QNI-ELOTT-002.svg",
        drawNo: "20261122-726",
        drawTime: 1795370700000,
        closeTime: 1795370695000,
        open: true,
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
