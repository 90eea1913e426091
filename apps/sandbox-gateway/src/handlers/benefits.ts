import { endpoints } from "@volado/api-client/endpoints";
import { hasBenefits } from "@volado/domain/member";
import { decimalOf } from "@volado/domain/money";
import { type SeedPerk, vipLevels } from "../data/world/rewards.ts";
import { sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { turnoverOf } from "../vip/raise-levels.ts";
import { defineHandler } from "./handler.ts";

const wirePerk = (perk: SeedPerk) => {
  if ("amount" in perk) return { ...perk, amount: decimalOf(perk.amount) };
  return "percent" in perk ? { ...perk, percent: decimalOf(perk.percent) } : perk;
};

export const getBenefits = defineHandler(endpoints.getBenefits, async (_request, call) => {
  const { id, club_label } = sessionOf(call).member;
  if (club_label === null || !hasBenefits({ clubLabel: club_label })) throw new Refusal("not_permitted");
  return {
    label: club_label,
    turnover: decimalOf(await turnoverOf(call.db, id)),
    currency: call.services.brand.currency,
    levels: vipLevels.map(({ name, from, perks }) => ({
      name,
      from: decimalOf(from),
      perks: perks.map(wirePerk),
    })),
  };
});
