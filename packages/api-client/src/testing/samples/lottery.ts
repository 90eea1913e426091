import { sampleInputs } from "./inputs.ts";
import type { Samples } from "./sample.ts";

/** Samples of the calls about lotteries. */
export const lotterySamples = {
  getLotteryMenu: {
    input: sampleInputs.getLotteryMenu,
    value: [
      { prizeMode: "Elott", playType: "trad", count: 13 },
      { prizeMode: "Elott", playType: "ent", count: 7 },
    ],
  },
  listLotteries: {
    input: sampleInputs.listLotteries,
    value: {
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
  },
  listLotteryNumbers: {
    input: sampleInputs.listLotteryNumbers,
    value: [
      {
        nodeId: "TCG_LOTTO_VN-ELOTT-005",
        drawNo: "20261122-725",
        drawTime: 1795370640000,
        numbers: ["01", "07", "09"],
      },
      {
        nodeId: "TCG_LOTTO_VN-ELOTT-005",
        drawNo: "20261122-724",
        drawTime: 1795370580000,
        numbers: ["02", "13", "27"],
      },
    ],
  },
  listVietnameseDraws: {
    input: sampleInputs.listVietnameseDraws,
    value: [
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
  },
} satisfies Samples;
