import type { MemberInfo, Session, Wallet } from "@volado/domain";
import { wireFlag, wireId, wireNumber, wireText } from "./primitives.ts";
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

/** Wallet: sumBalance in major units (Spec §3, decisions W6). */
export const walletSchema = z.pipe(
  z.object({ sumBalance: wireNumber, currency: z.string().check(z.length(3)) }),
  z.transform((wire): Wallet => ({ total: wire.sumBalance, currency: wire.currency })),
);

/** Login answer: token, userName, type, firstTimeLogin (Spec §3); the merchant is the one that was asked. */
export const loginSchema = z.pipe(
  z.object({
    token: z.string().check(z.minLength(1)),
    userName: z.string(),
    type: wireNumber,
    firstTimeLogin: z._default(wireFlag, false),
  }),
  z.transform((wire): Omit<Session, "merchantCode"> => wire),
);

/** Trial answer: token, userName, customerType (Spec §7 "Trial"); a trial has no password to change. */
export const trialSchema = z.pipe(
  z.object({ token: z.string().check(z.minLength(1)), userName: z.string(), customerType: wireNumber }),
  z.transform(
    ({ customerType, ...wire }): Omit<Session, "merchantCode"> => ({
      ...wire,
      type: customerType,
      firstTimeLogin: false,
    }),
  ),
);
