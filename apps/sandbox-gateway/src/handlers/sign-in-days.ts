import { endpoints } from "@volado/api-client/endpoints";
import { transactionOf } from "../request/call.ts";
import { signInFor, signInMonth } from "../rewards/daily-tasks.ts";
import { rewardMemberOf } from "../rewards/rewards.ts";
import { defineHandler } from "./handler.ts";

export const getSignInCalendar = defineHandler(endpoints.getSignInCalendar, async ({ month }, call) =>
  signInMonth(call.db, rewardMemberOf(call), call.services.now(), call.services.brand, month),
);

export const claimSignIn = defineHandler(endpoints.claimSignIn, async ({ day }, call) => {
  const { brand } = call.services;
  const now = call.services.now();
  const memberId = rewardMemberOf(call);
  await signInFor(transactionOf(call), memberId, now, day, brand.clock);
  return signInMonth(call.db, memberId, now, brand);
});
