import { ContentType } from "@volado/domain/announcements";
import { endpoints } from "../../endpoints/registry.ts";
import { sampleInputs } from "../../testing/samples/inputs.ts";
import type { Asker, Finders } from "./question.ts";

const gameOf = async ({ client }: Asker) => {
  const { games } = await client.call(endpoints.listGames, { ...sampleInputs.listGames, pageSize: 100 });
  return games.find(({ freePlay }) => freePlay) ?? games[0];
};

const favourite = async (asker: Asker) => {
  const game = await gameOf(asker);
  return game && { input: { nodeId: game.nodeId, vendor: game.vendor } };
};

const launched = async (asker: Asker) => {
  const game = await gameOf(asker);
  return game && { nodeId: game.nodeId, gameId: game.gameId, vendor: game.vendor };
};

/** Questions about games and what is published: with the first that this gateway tells of. */
export const siteQuestions = {
  addFavourite: favourite,
  removeFavourite: favourite,
  launchGame: async (asker) => {
    const game = await launched(asker);
    return game && { input: { ...sampleInputs.launchGame, ...game } };
  },
  launchGuestGame: async (asker) => {
    const game = await launched(asker);
    return game && { input: { ...sampleInputs.launchGuestGame, ...game } };
  },
  getPromotion: async ({ client }) => {
    const { promotions } = await client.call(endpoints.listAnnouncements, sampleInputs.listAnnouncements);
    return promotions[0] && { input: promotions[0].id };
  },
  markAnnouncementRead: async ({ client }) => {
    const { notices } = await client.call(endpoints.listNotices, ContentType.Player);
    return notices[0] ? { input: notices[0].id } : { missing: "no notice is published" };
  },
  listLotteryNumbers: async ({ client }) => {
    const { lotteries } = await client.call(endpoints.listLotteries, sampleInputs.listLotteries);
    return lotteries[0] && { input: { ...sampleInputs.listLotteryNumbers, nodeIds: [lotteries[0].nodeId] } };
  },
  answerHumanChallenge: async ({ client }) => {
    const { challenge } = await client.call(endpoints.getHumanChallenge);
    return { input: { ...sampleInputs.answerHumanChallenge, challenge } };
  },
  // A chat leads back to pages of the gateway's own site only.
  launchChat: async ({ origin }) => ({
    input: { ...sampleInputs.launchChat, backUrl: `${origin}/m/message` },
  }),
} satisfies Finders;
