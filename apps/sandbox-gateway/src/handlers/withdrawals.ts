import { endpoints } from "@volado/api-client/endpoints";
import { decimalOf, hundredthsOf, moneyOf } from "@volado/domain/money";
import * as z from "zod";
import { realMemberOf } from "../members/find-member.ts";
import { transactionOf } from "../request/call.ts";
import { responseTo } from "../request/idempotency.ts";
import { requirePaymentPassword } from "../session/password.ts";
import { giveUpBonus as giveUp, wireActiveBonus } from "../wallet/bonus-grants.ts";
import { bankCardOf, bankName } from "../withdrawals/bank-cards.ts";
import { placeWithdrawal, wireTerms, wireWithdrawal, withdrawalTerms } from "../withdrawals/withdrawals.ts";
import { defineHandler, defineHandlerInSteps } from "./handler.ts";

const LATEST = 5;

/** The amount in the stored response of each call. */
const carriedOut = {
  requestWithdrawal: z.object({ amount: z.string() }).transform(({ amount }) => amount),
  transferToDownlines: z.object({ total: z.string() }).transform(({ total }) => total),
};

export const getWithdrawalTerms = defineHandler(endpoints.getWithdrawalTerms, async (_request, call) => {
  const { id } = realMemberOf(call);
  const terms = await withdrawalTerms(call.db, id, call.services.now(), call.services.brand);
  const own = call.db.selectFrom("withdrawals").selectAll().where("member_id", "=", id);
  const latest = own.orderBy("requested_at", "desc").orderBy("id").limit(LATEST);
  const bonus = await wireActiveBonus(call.db, id, call.language);
  return wireTerms(terms, bonus, await latest.execute());
});

export const requestWithdrawal = defineHandlerInSteps(endpoints.requestWithdrawal, async (request, call) => {
  const { id: memberId } = realMemberOf(call);
  const { brand } = call.services;
  await requirePaymentPassword(call, request.paymentPassword);
  return async (within) => {
    const card = await bankCardOf(within.db, memberId, request.cardId);
    const row = await placeWithdrawal(transactionOf(within), {
      memberId,
      account: { bank: bankName(brand, card.bank_code), tail: card.number.slice(-4), holder: card.holder },
      amount: moneyOf(hundredthsOf(request.amount), brand.currency),
      fee: moneyOf(hundredthsOf(request.fee), brand.currency),
      givesUpBonus: request.givesUpBonus,
      now: within.services.now(),
      brand,
    });
    return wireWithdrawal(row, brand.currency);
  };
});

export const giveUpBonus = defineHandler(endpoints.giveUpBonus, async ({ bonusId }, call) => {
  const order = { memberId: realMemberOf(call).id, bonusId, at: call.services.now() };
  const amount = decimalOf(await giveUp(transactionOf(call), order));
  return { amount, currency: call.services.brand.currency };
});

export const getOrderOutcome = defineHandler(endpoints.getOrderOutcome, async (order, call) => {
  realMemberOf(call);
  const response = await responseTo(call, order.call, order.key.toLowerCase());
  return {
    currency: call.services.brand.currency,
    amount: response === undefined ? null : carriedOut[order.call].parse(response),
  };
});
