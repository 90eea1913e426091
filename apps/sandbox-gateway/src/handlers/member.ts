import { randomUUID } from "node:crypto";
import type { WireValueOf } from "@volado/api-client";
import { endpoints } from "@volado/api-client/endpoints";
import { hasBenefits, isTrial, type VipPayment, type VipPerk } from "@volado/domain/member";
import { decimalOf } from "@volado/domain/money";
import { maskName } from "@volado/domain/text";
import { comingPerks, latestPerks } from "../payments/member-payments.ts";
import { headIconPath } from "../pictures/app.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { readPicture } from "../pictures/read-pictures.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { prolongSession, type SignedIn } from "../session/sessions.ts";
import { clubLevels, perksOf, shownLabel, stakesOf } from "../vip/levels.ts";
import { moneyPlaces } from "../wallet/ledger.ts";
import { defineHandler } from "./handler.ts";

const wireInfo = (
  { member }: SignedIn,
  { services, language }: Pick<Call, "services" | "language">,
): WireValueOf<typeof endpoints.getMemberInfo> => ({
  id: member.id,
  account: member.username,
  nickname: member.nickname,
  type: member.type,
  clubLabel:
    member.club_label === null
      ? null
      : { labelName: shownLabel(services.brand, member.club_label, language) },
  headIcon: headIconPath(member.head_icon),
});

export const getMemberInfo = defineHandler(endpoints.getMemberInfo, async (_request, call) =>
  wireInfo(sessionOf(call), call),
);

export const renewMember = defineHandler(endpoints.renewMember, async (_request, call) => {
  const { now, options } = call.services;
  const session = sessionOf(call);
  await prolongSession(call.db, session.sessionId, now() + options.sessionMs);
  return wireInfo(session, call);
});

export const getWallet = defineHandler(endpoints.getWallet, async (_request, call) => {
  const wallets = call.db.selectFrom("wallets").select("balance");
  const own = wallets.where("member_id", "=", sessionOf(call).member.id);
  const { balance } = await own.executeTakeFirstOrThrow();
  return { sumBalance: decimalOf(balance), currency: call.services.brand.currency };
});

export const getMerchantWallet = defineHandler(endpoints.getMerchantWallet, async (_request, call) => ({
  ...(await moneyPlaces(call.db, sessionOf(call).member.id, call.services.catalogue)),
  currency: call.services.brand.currency,
}));

const LATEST = 20;

export const getInvitation = defineHandler(endpoints.getInvitation, async (_request, call) => {
  const { member } = sessionOf(call);
  if (isTrial(member)) throw new Refusal("not_permitted");
  const invited = call.db.selectFrom("members").where("inviter_id", "=", member.id);
  const counted = invited.select((query) => query.fn.countAll<string | number>().as("count"));
  const { count } = await counted.executeTakeFirstOrThrow();
  const latest = invited.select(["username", "created_at"]).orderBy("created_at", "desc").orderBy("id");
  const friends = await latest.limit(LATEST).execute();
  return {
    code: member.invitation_code,
    invited: Number(count),
    friends: friends.map(({ username, created_at: joinedAt }) => ({ name: maskName(username), joinedAt })),
  };
});

const wirePerk = (perk: VipPerk) => {
  if ("amount" in perk) return { ...perk, amount: decimalOf(perk.amount.centavos) };
  return "percent" in perk ? { ...perk, percent: perk.percent.toFixed(2) } : perk;
};

const wirePayment = ({ kind, amount, at }: VipPayment) => ({ kind, amount: decimalOf(amount.centavos), at });

export const getBenefits = defineHandler(endpoints.getBenefits, async (_request, call) => {
  const { id, club_label } = sessionOf(call).member;
  if (club_label === null || !hasBenefits({ clubLabel: club_label })) throw new Refusal("not_permitted");
  const { brand } = call.services;
  const member = call.db.selectFrom("members").select("birthday").where("id", "=", id);
  const { birthday } = await member.executeTakeFirstOrThrow();
  const levels = clubLevels(brand, { birthdays: birthday !== null });
  const perks = perksOf(levels, club_label);
  return {
    label: shownLabel(brand, club_label, call.language),
    turnover: decimalOf(await stakesOf(call.db, id)),
    currency: brand.currency,
    levels: levels.map(({ name, from, perks }) => ({
      name: shownLabel(brand, name, call.language),
      from: decimalOf(from.centavos),
      perks: perks.map(wirePerk),
    })),
    paid: (await latestPerks(call.services, id)).map(wirePayment),
    coming: (await comingPerks(call.services, { id, birthday, perks })).map(wirePayment),
  };
});

const offered = (call: Call, headIcon: string | null) => ({
  current: headIconPath(headIcon),
  icons: call.services.brand.sandbox.headIcons.map((id) => ({ id, url: picturePath("symbol", id) })),
});

const storePicture = async (call: Call, file: File): Promise<string> => {
  const picture = { id: randomUUID(), ...(await readPicture(file)), created_at: call.services.now() };
  await call.db
    .insertInto("head_pictures")
    .values({ ...picture, member_id: sessionOf(call).member.id })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(picture))
    .execute();
  return picture.id;
};

const choose = async (call: Call, headIcon: string) => {
  const change = call.db.updateTable("members").set({ head_icon: headIcon });
  await change.where("id", "=", sessionOf(call).member.id).execute();
  return offered(call, headIcon);
};

export const getHeadIcon = defineHandler(endpoints.getHeadIcon, async (_request, call) =>
  offered(call, sessionOf(call).member.head_icon),
);

export const setHeadIcon = defineHandler(endpoints.setHeadIcon, (request, call) =>
  call.db.transaction().execute(async (tx) => {
    const within = { ...call, db: tx };
    if ("file" in request) return choose(within, await storePicture(within, request.file));
    if (!call.services.brand.sandbox.headIcons.includes(request.iconId)) throw new Refusal("not_found");
    return choose(within, request.iconId);
  }),
);
