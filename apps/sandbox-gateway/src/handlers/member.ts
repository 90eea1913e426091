import { endpoints } from "@volado/api-client/endpoints";
import { headIconPath } from "../pictures/head-icon.ts";
import { sessionOf } from "../request/call.ts";
import { CURRENCY } from "../settings/currency.ts";
import { defineHandler } from "./handler.ts";

export const getMemberInfo = defineHandler(endpoints.getMemberInfo, async (_request, call) => {
  const { member } = sessionOf(call);
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    clubLabel: member.club_label === null ? null : { labelName: member.club_label },
    headIcon: headIconPath(member.head_icon),
  };
});

export const getWallet = defineHandler(endpoints.getWallet, async (_request, call) => {
  const { balance } = await call.db
    .selectFrom("wallets")
    .select("balance")
    .where("member_id", "=", sessionOf(call).member.id)
    .executeTakeFirstOrThrow();
  return { sumBalance: (balance / 100).toFixed(2), currency: CURRENCY };
});
