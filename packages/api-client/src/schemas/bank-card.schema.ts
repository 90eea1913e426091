import type { BankCard, BankCards } from "@volado/domain/wallet";
import { fourDigits, wireCount, wireId, wireRequiredText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** Bank code: the first three digits of its CLABEs. */
export const bankCodeField = z.string().check(z.regex(/^\d{3}$/));

const bank = z.object({ code: bankCodeField, name: wireRequiredText });

/** A card. Its number is reduced to kind and last four digits (docs/decisions/100). */
export const bankCardSchema = z.object({
  id: wireId,
  bank,
  holder: wireRequiredText,
  kind: z.enum(["card", "clabe"]),
  lastDigits: fourDigits,
  addedAt: wireCount,
}) satisfies z.ZodMiniType<BankCard>;

/** A member's cards, the available banks, and the limit of cards. */
export const bankCardsSchema = z.object({
  cards: rows(bankCardSchema),
  banks: rows(bank),
  limit: wireCount,
}) satisfies z.ZodMiniType<BankCards>;
