import { type Deposit, DepositKind, type DepositOptions, DepositState } from "@volado/domain/wallet";
import { wireAmount, wireCurrency } from "./amounts.ts";
import { wireCount, wireId, wireInstant } from "./primitives.ts";
import { rows, sideRows } from "./rows.ts";
import { wireSome } from "./words.ts";
import { z } from "./z.ts";

// The format is our own (docs/decisions/001): it speaks the domain's words, and nothing needs translating.

const kind = z.enum(DepositKind);

const method = z.object({
  id: wireId,
  kind,
  name: wireSome,
  least: wireAmount,
  most: wireAmount,
  quickAmounts: sideRows(wireAmount),
});

const bonus = z.object({
  id: wireId,
  title: wireSome,
  percent: wireAmount,
  least: wireAmount,
  most: wireAmount,
  rollover: wireAmount,
});

/** What the deposit page offers; a method or bonus that can't be read whole is left out (decisions B2, W6). */
export const depositOptionsSchema = z.object({
  methods: rows(method),
  bonuses: sideRows(bonus),
  currency: wireCurrency,
  wagerLeft: wireAmount,
}) satisfies z.ZodMiniType<DepositOptions>;

/** One deposit: money that is on its way stands whole or not at all. */
export const depositSchema = z.object({
  id: wireId,
  kind,
  methodName: wireSome,
  state: z.enum(DepositState),
  amount: wireAmount,
  currency: wireCurrency,
  bonus: wireAmount,
  wager: wireAmount,
  reference: wireSome,
  payTo: z.optional(
    z.object({ bank: wireSome, holder: wireSome, account: z.string().check(z.regex(/^\d{18}$/)) }),
  ),
  // Followed by the whole page: nothing but a web address.
  payUrl: z.optional(z.string().check(z.regex(/^https?:\/\//))),
  createdAt: wireCount,
  payBefore: wireCount,
  settledAt: wireInstant,
}) satisfies z.ZodMiniType<Deposit>;

/** Deposits, the newest first. */
export const depositListSchema = rows(depositSchema);
