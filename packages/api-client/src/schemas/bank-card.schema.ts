import type { Bank, BankCard, BankCards } from "@volado/domain";
import { wireCount, wireId } from "./primitives.ts";
import { rows } from "./rows.ts";
import { wireSome, wireWord } from "./words.ts";
import { z } from "./z.ts";

/** Code of a bank: the first three digits of its CLABEs. */
export const bankCodeField = z.string().check(z.regex(/^\d{3}$/));

const kind = wireWord({ CARD: "card", CLABE: "clabe" });

const bank = z.pipe(
  z.object({ bankCode: bankCodeField, bankName: wireSome }),
  z.transform((wire): Bank => ({ code: wire.bankCode, name: wire.bankName })),
);

/** One card: bank, holder, and of its number only the kind and the last four digits (docs/decisions/101). */
export const bankCardSchema = z.pipe(
  z.object({
    id: wireId,
    bankCode: bankCodeField,
    bankName: wireSome,
    accountName: wireSome,
    numberType: kind,
    lastDigits: z.string().check(z.regex(/^\d{4}$/)),
    createdAt: wireCount,
  }),
  z.transform(
    ({ accountName, numberType, createdAt, bankCode, bankName, ...wire }): BankCard => ({
      ...wire,
      holder: accountName,
      kind: numberType,
      addedAt: createdAt,
      bank: { code: bankCode, name: bankName },
    }),
  ),
);

/** A member's cards, the banks there are, and how many cards a member may have. */
export const bankCardsSchema = z.pipe(
  z.object({ list: rows(bankCardSchema), banks: rows(bank), limit: wireCount }),
  z.transform((wire): BankCards => ({ cards: wire.list, banks: wire.banks, limit: wire.limit })),
);
