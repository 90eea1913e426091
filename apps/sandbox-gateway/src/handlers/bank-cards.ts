import { endpoints } from "@volado/api-client/endpoints";
import { cleanName } from "@volado/domain/validation";
import { bankCardProblems } from "@volado/domain/wallet";
import { realMemberOf } from "../members/find-member.ts";
import { transactionOf } from "../request/call.ts";
import { invalidFields } from "../request/refusal.ts";
import { requirePaymentPassword } from "../session/password.ts";
import {
  bankCardOf,
  bankCardsOf,
  dropBankCard,
  insertBankCard,
  MAX_CARDS,
  wireBankCard,
} from "../withdrawals/bank-cards.ts";
import { defineHandler, defineHandlerInSteps } from "./handler.ts";

export const listBankCards = defineHandler(endpoints.listBankCards, async (_request, call) => ({
  cards: (await bankCardsOf(call.db, realMemberOf(call).id)).map((card) =>
    wireBankCard(card, call.services.brand),
  ),
  banks: call.services.brand.sandbox.banks,
  limit: MAX_CARDS,
}));

export const addBankCard = defineHandlerInSteps(endpoints.addBankCard, async (request, call) => {
  const memberId = realMemberOf(call).id;
  const { bankCode, number, paymentPassword } = request;
  const holder = cleanName(request.holder);
  const { brand } = call.services;
  if (!brand.sandbox.banks.some(({ code }) => code === bankCode))
    throw invalidFields([["bankCode", "not_accepted"]]);
  const problems = bankCardProblems({ holder, bankCode, number, paymentPassword }, brand.accountDigits);
  if (problems.size > 0) throw invalidFields([...problems].map(([field, { key }]) => [field, key]));
  await requirePaymentPassword(call, paymentPassword);
  const card = { memberId, bankCode, holder, number };
  return async (within) =>
    wireBankCard(await insertBankCard(transactionOf(within), card, within.services.now()), brand);
});

export const removeBankCard = defineHandlerInSteps(
  endpoints.removeBankCard,
  async ({ cardId, paymentPassword }, call) => {
    const memberId = realMemberOf(call).id;
    const { id } = await bankCardOf(call.db, memberId, cardId);
    await requirePaymentPassword(call, paymentPassword);
    return async (within) => {
      await dropBankCard(transactionOf(within), memberId, id, within.services.now());
      return null;
    };
  },
);
