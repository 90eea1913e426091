import { endpoints } from "@volado/api-client/endpoints";
import { transactionOf } from "../request/call.ts";
import { openNext, skyFor } from "../rewards/red-rain.ts";
import { rewardMemberOf } from "../rewards/rewards.ts";
import { defineHandler } from "./handler.ts";

export const getRedRain = defineHandler(endpoints.getRedRain, async (_request, call) =>
  skyFor(call.db, rewardMemberOf(call), call.services.now(), call.services.brand),
);

export const openEnvelope = defineHandler(endpoints.openEnvelope, async ({ rainId }, call) => {
  const { brand } = call.services;
  const now = call.services.now();
  const memberId = rewardMemberOf(call);
  await openNext(transactionOf(call), memberId, rainId, now, brand.clock);
  return skyFor(call.db, memberId, now, brand);
});
