import type { MemberInfo } from "@volado/domain/member";
import type { Session } from "@volado/domain/session";
import type { MerchantWallet, Wallet } from "@volado/domain/wallet";
import { moneyIn, wireAmount, wireCentavos, wireCurrency } from "./amounts.ts";
import { wireFlag, wireId, wireNumber, wireRequiredText, wireText } from "./primitives.ts";
import { z } from "./z.ts";

/** Member info: id, account, nickname, type, clubLabel.labelName (Spec §3). */
export const memberInfoSchema = z.pipe(
  z.object({
    id: wireId,
    account: z.string(),
    nickname: wireText,
    type: wireNumber,
    clubLabel: z.nullish(z.object({ labelName: wireText })),
    headIcon: wireText,
  }),
  z.transform(
    ({ headIcon, clubLabel, ...wire }): MemberInfo => ({
      ...wire,
      avatarUrl: headIcon,
      clubLabel: clubLabel?.labelName,
    }),
  ),
);

/** Wallet: sumBalance in major units (Spec §3, decisions W6), with an optional currency. */
export const walletSchema = z.pipe(
  z.object({ sumBalance: wireCentavos, currency: z.optional(wireCurrency) }),
  z.transform(({ sumBalance, currency }): Wallet => ({ total: sumBalance, currency })),
);

/** The member's money by location (docs/decisions/100). Strict: dropping a vendor would hide money. */
export const merchantWalletSchema = z.pipe(
  z.object({
    currency: wireCurrency,
    available: wireAmount,
    bonus: wireAmount,
    withdrawing: wireAmount,
    vendors: z.array(z.object({ vendor: wireRequiredText, name: wireRequiredText, amount: wireAmount })),
  }),
  z.transform(({ currency, available, bonus, withdrawing, vendors }): MerchantWallet => {
    const money = moneyIn(currency);
    return {
      available: money(available),
      bonus: money(bonus),
      withdrawing: money(withdrawing),
      vendors: vendors.map((vendor) => ({ ...vendor, amount: money(vendor.amount) })),
    };
  }),
);

/** Login response: token, userName, type, firstTimeLogin (Spec §3). */
export const loginSchema = z.object({
  token: wireRequiredText,
  userName: z.string(),
  type: wireNumber,
  firstTimeLogin: z._default(wireFlag, false),
}) satisfies z.ZodMiniType<Omit<Session, "merchantCode">>;

/** Trial response: token, userName, customerType (Spec §7 "Trial"). A trial has no password to change. */
export const trialSchema = z.pipe(
  z.object({ token: wireRequiredText, userName: z.string(), customerType: wireNumber }),
  z.transform(
    ({ customerType, ...wire }): Omit<Session, "merchantCode"> => ({
      ...wire,
      type: customerType,
      firstTimeLogin: false,
    }),
  ),
);
