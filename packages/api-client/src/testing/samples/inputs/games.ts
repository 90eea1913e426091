import type { SampleInputs } from "../sample.ts";

/** Good questions: inputs of the calls about games. Calls without an input are left out. */
export const gamesInputs = {
  listGames: {
    type: "RNG",
    classify: "NEW",
    vendor: "",
    name: "",
    page: 1,
    pageSize: 25,
    minBet: undefined,
    minLines: undefined,
  },
  listHotGames: { type: undefined },
  listRecentGames: { page: 1, pageSize: 25, type: undefined },
  listFavourites: { page: 1, pageSize: 25, type: "RNG" },
  addFavourite: { nodeId: "AGS-RNG-036", vendor: "AGS" },
  removeFavourite: { nodeId: "AGS-RNG-036", vendor: "AGS" },
  launchGame: { nodeId: "AGS-RNG-036", gameId: "G-AGS-RNG-036", vendor: "AGS" },
  launchGuestGame: { nodeId: "AGS-RNG-036", gameId: "G-AGS-RNG-036", vendor: "AGS" },
} satisfies SampleInputs;
