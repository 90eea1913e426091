import { endpoints } from "@volado/api-client/endpoints";
import { permission } from "@volado/domain/member";
import { promoCodeOf } from "@volado/domain/rewards";
import { serializeByName } from "../repeat.ts";
import { type Call, sessionOf, transactionOf } from "../request/call.ts";
import { Refusal, tooMany } from "../request/refusal.ts";
import { payTask, signInFor, signInMonth, tasksAt } from "../rewards/daily-tasks.ts";
import { openNext, redRainStatusFor } from "../rewards/red-rain.ts";
import { claimIssued, latestRewards, redeemCode, wireReward } from "../rewards/rewards.ts";
import { defineHandler } from "./handler.ts";

/** The calling member and time. @throws Refusal not_permitted for free accounts (docs/decisions/104) */
const asker = (call: Call) => {
  const { brand, now } = call.services;
  const { member } = sessionOf(call);
  if (permission("rewards", member) !== "allowed") throw new Refusal("not_permitted");
  return { memberId: member.id, now: now(), brand, currency: brand.currency };
};

export const listRewards = defineHandler(endpoints.listRewards, async (_request, call) => {
  const { memberId, now, currency } = asker(call);
  const rows = await latestRewards(call.db, memberId, now);
  return { serverTime: now, rewards: rows.map((row) => wireReward(row, now, currency)) };
});

export const claimReward = defineHandler(endpoints.claimReward, async ({ rewardId }, call) => {
  const { memberId, now, currency } = asker(call);
  return wireReward(await claimIssued(transactionOf(call), { memberId, rewardId, now }), now, currency);
});

const inTurn = serializeByName();

/** An unknown code counts against the member, which slows guessing. */
const redeemOrCount = (call: Call, memberId: string, code: string, now: number) =>
  inTurn(memberId, async () => {
    const { promoCodes } = call.services.limits;
    const wait = promoCodes.wait(memberId);
    if (wait > 0) throw tooMany("too_many_attempts", wait);
    try {
      return await redeemCode(transactionOf(call), { memberId, code, now });
    } catch (error) {
      if (error instanceof Refusal && error.code === "promo_code_unknown") promoCodes.take(memberId);
      throw error;
    }
  });

export const redeemPromoCode = defineHandler(endpoints.redeemPromoCode, async ({ code }, call) => {
  const { memberId, now, currency } = asker(call);
  return wireReward(await redeemOrCount(call, memberId, promoCodeOf(code), now), now, currency);
});

export const listDailyTasks = defineHandler(endpoints.listDailyTasks, async (_request, call) => {
  const { memberId, now, brand } = asker(call);
  return tasksAt(call.db, memberId, now, brand);
});

export const claimDailyTask = defineHandler(endpoints.claimDailyTask, async (claim, call) => {
  const { memberId, now, brand } = asker(call);
  return payTask(transactionOf(call), memberId, now, claim, brand);
});

export const getSignInCalendar = defineHandler(endpoints.getSignInCalendar, async ({ month }, call) => {
  const { memberId, now, brand } = asker(call);
  return signInMonth(call.db, memberId, now, brand, month);
});

export const claimSignIn = defineHandler(endpoints.claimSignIn, async ({ day }, call) => {
  const { memberId, now, brand } = asker(call);
  await signInFor(transactionOf(call), memberId, now, day, brand);
  return signInMonth(call.db, memberId, now, brand);
});

export const getRedRain = defineHandler(endpoints.getRedRain, async (_request, call) => {
  const { memberId, now, brand } = asker(call);
  return redRainStatusFor(call.db, memberId, now, brand);
});

export const openEnvelope = defineHandler(endpoints.openEnvelope, async ({ rainId }, call) => {
  const { memberId, now, brand } = asker(call);
  await openNext(transactionOf(call), memberId, rainId, now, brand);
  return redRainStatusFor(call.db, memberId, now, brand);
});
