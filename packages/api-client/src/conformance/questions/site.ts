import { ContentType } from "@volado/domain/announcements";
import { InboxBox } from "@volado/domain/inbox";
import { mayApplyAfter } from "@volado/domain/promotions";
import { RewardStatus, redRainPhase } from "@volado/domain/rewards";
import { endpoints } from "../../endpoints/index.ts";
import { sampleInputs } from "../../testing/samples/inputs.ts";
import type { Finders, QuestionContext } from "./question.ts";

const message = { ...sampleInputs.sendMessage, pictures: [] };

/** Inputs for messages and applications. */
export const inboxQuestions = {
  sendMessage: async () => ({ input: message, other: { ...message, title: `${message.title}!` } }),
  markMessagesRead: async ({ client }) => {
    const page = { box: InboxBox.Received, after: undefined, pageSize: 25 };
    const { messages } = await client.call(endpoints.listMessages, page);
    return messages[0] ? { input: [messages[0].id] } : { missing: "the account has no message" };
  },
  // Deletes a message that it has just sent, never a received one.
  deleteMessages: async ({ client }) => ({
    input: [(await client.call(endpoints.sendMessage, message)).id],
  }),
  applyForPromotion: async ({ client }) => {
    const input = sampleInputs.applyForPromotion;
    const { promotions } = await client.call(endpoints.listAnnouncements, sampleInputs.listAnnouncements);
    const applications = await client.call(endpoints.listApplications);
    const open = promotions.find(
      ({ id, byApplication }) =>
        byApplication && mayApplyAfter(applications.find(({ promotionId }) => promotionId === id)),
    );
    return open
      ? {
          input: { ...input, promotionId: open.id },
          other: { ...input, promotionId: open.id, remark: "other" },
        }
      : { missing: "no promotion takes applications" };
  },
} satisfies Finders;

/** Inputs for rewards: those the account can claim. */
export const rewardQuestions = {
  claimReward: async ({ client }) => {
    const { rewards } = await client.call(endpoints.listRewards);
    const issued = rewards.find(({ status }) => status === RewardStatus.Issued);
    return issued
      ? { input: { rewardId: issued.id }, other: { rewardId: `${issued.id}0` } }
      : { missing: "the account has no reward to claim" };
  },
  redeemPromoCode: async ({ account: { promoCode } }) =>
    promoCode === undefined
      ? { missing: "needs a promo code" }
      : { input: { code: promoCode }, other: { code: `${promoCode}0` } },
  claimDailyTask: async ({ client }) => {
    const { tasks, day } = await client.call(endpoints.listDailyTasks);
    const done = tasks.find(({ status }) => status === RewardStatus.Issued);
    return done
      ? { input: { taskId: done.id, day }, other: { taskId: `${done.id}0`, day } }
      : { missing: "the account has finished no task today" };
  },
  claimSignIn: async ({ client }) => {
    const { today, signedToday } = await client.call(endpoints.getSignInCalendar, { month: undefined });
    return signedToday ? { missing: "the account has already signed in today" } : { input: { day: today } };
  },
  openEnvelope: async ({ client }) => {
    const { rain, serverTime } = await client.call(endpoints.getRedRain);
    return rain && redRainPhase(rain, serverTime) === "open"
      ? { input: { rainId: rain.id }, other: { rainId: `${rain.id}0` } }
      : { missing: "no rain is running" };
  },
} satisfies Finders;

const gameOf = async ({ client }: QuestionContext) => {
  const { games } = await client.call(endpoints.listGames, { ...sampleInputs.listGames, pageSize: 100 });
  return games.find(({ freePlay }) => freePlay) ?? games[0];
};

const favourite = async (context: QuestionContext) => {
  const game = await gameOf(context);
  return game && { input: { nodeId: game.nodeId, vendor: game.vendor } };
};

const launched = async (context: QuestionContext) => {
  const game = await gameOf(context);
  return game && { nodeId: game.nodeId, gameId: game.gameId, vendor: game.vendor };
};

/** Inputs for games and content: the first that this gateway lists. */
export const siteQuestions = {
  addFavourite: favourite,
  removeFavourite: favourite,
  launchGame: async (context) => {
    const game = await launched(context);
    return game && { input: { ...sampleInputs.launchGame, ...game } };
  },
  launchGuestGame: async (context) => {
    const game = await launched(context);
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
  // A chat may only lead back to the gateway's own site.
  launchChat: async ({ origin }) => ({
    input: { ...sampleInputs.launchChat, backUrl: `${origin}/m/message` },
  }),
} satisfies Finders;
