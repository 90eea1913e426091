import type { WireValueOf } from "@volado/api-client";
import { endpoints } from "@volado/api-client/endpoints";
import { decimalOf } from "@volado/domain/money";
import { headIconPath } from "../pictures/head-icon.ts";
import { sessionOf } from "../request/call.ts";
import { prolongSession, type SignedIn } from "../session/sessions.ts";
import { moneyPlaces } from "../wallet/ledger.ts";
import { defineHandler } from "./handler.ts";

const wireInfo = ({ member }: SignedIn): WireValueOf<typeof endpoints.getMemberInfo> => ({
  id: member.id,
  account: member.username,
  nickname: member.nickname,
  type: member.type,
  clubLabel: member.club_label === null ? null : { labelName: member.club_label },
  headIcon: headIconPath(member.head_icon),
});

export const getMemberInfo = defineHandler(endpoints.getMemberInfo, async (_request, call) =>
  wireInfo(sessionOf(call)),
);

export const renewMember = defineHandler(endpoints.renewMember, async (_request, call) => {
  const { now, options } = call.services;
  const session = sessionOf(call);
  await prolongSession(call.db, session.sessionId, now() + options.sessionMs);
  return wireInfo(session);
});

export const getWallet = defineHandler(endpoints.getWallet, async (_request, call) => {
  const { balance } = await call.db
    .selectFrom("wallets")
    .select("balance")
    .where("member_id", "=", sessionOf(call).member.id)
    .executeTakeFirstOrThrow();
  return { sumBalance: decimalOf(balance), currency: call.services.brand.currency };
});

export const getMerchantWallet = defineHandler(endpoints.getMerchantWallet, async (_request, call) => ({
  ...(await moneyPlaces(call.db, sessionOf(call).member.id, call.services.catalogue)),
  currency: call.services.brand.currency,
}));
