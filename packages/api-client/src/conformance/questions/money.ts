import { addMoney, decimalOf, hundredthsOf, type Money, moneyOf } from "@volado/domain/money";
import { bankNumberKind, DepositKind, withdrawalFee, withdrawalProblem } from "@volado/domain/wallet";
import type { Client } from "../../core/client.ts";
import type { AddBankCardInput } from "../../endpoints/bank-cards.ts";
import { endpoints } from "../../endpoints/index.ts";
import { sampleInputs } from "../../testing/samples/inputs.ts";
import { wrongSecret } from "../account.ts";
import type { Finders } from "./question.ts";

const needsPaymentPassword = { missing: "needs the account's payment password" };

/** A random card number with a valid check digit. */
const newCardNumber = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(14));
  const digits = `4${[...random].map((byte) => byte % 10).join("")}`;
  const numbers = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`);
  return numbers.find((number) => bankNumberKind(number) === "card") ?? digits;
};

const newCard = async (client: Client, paymentPassword: string): Promise<AddBankCardInput> => {
  const { banks } = await client.call(endpoints.listBankCards);
  const bankCode = banks[0]?.code ?? sampleInputs.addBankCard.bankCode;
  return { ...sampleInputs.addBankCard, bankCode, number: newCardNumber(), paymentPassword };
};

const onePesoMore = (amount: Money): Money => addMoney(amount, moneyOf(100, amount.currency));

const newDeposit = async (client: Client, kind?: DepositKind) => {
  const { methods } = await client.call(endpoints.getDepositOptions);
  const method = kind === undefined ? methods[0] : methods.find((one) => one.kind === kind);
  return method && { methodId: method.id, amount: method.min, bonusId: undefined };
};

/** Inputs for cards, deposits and withdrawals. Creates the cards and deposits that they need. */
export const moneyQuestions = {
  addBankCard: async ({ client, account: { paymentPassword } }) => {
    if (paymentPassword === undefined) return needsPaymentPassword;
    const card = await newCard(client, paymentPassword);
    return { input: card, other: { ...card, holder: `${card.holder} Dos` } };
  },
  removeBankCard: async ({ client, account: { paymentPassword } }) => {
    if (paymentPassword === undefined) return needsPaymentPassword;
    const card = await client.call(endpoints.addBankCard, await newCard(client, paymentPassword));
    return {
      input: { cardId: card.id, paymentPassword },
      other: { cardId: `${card.id}0`, paymentPassword: wrongSecret(paymentPassword) },
    };
  },
  createDeposit: async ({ client }) => {
    const order = await newDeposit(client);
    return order
      ? { input: order, other: { ...order, amount: onePesoMore(order.amount) } }
      : { missing: "the account may not deposit" };
  },
  getDeposit: async ({ client }) => {
    const [deposit] = await client.call(endpoints.listDeposits);
    if (deposit) return { input: { depositId: deposit.id } };
    const order = await newDeposit(client);
    return order && { input: { depositId: (await client.call(endpoints.createDeposit, order)).id } };
  },
  cancelDeposit: async ({ client }) => {
    const order = await newDeposit(client);
    if (!order) return { missing: "the account may not deposit" };
    return { input: { depositId: (await client.call(endpoints.createDeposit, order)).id } };
  },
  sendDepositReceipt: async ({ client }) => {
    const order = await newDeposit(client, DepositKind.Transfer);
    if (!order) return { missing: "no deposit is made by bank transfer" };
    const { id } = await client.call(endpoints.createDeposit, order);
    return { input: { ...sampleInputs.sendDepositReceipt, depositId: id } };
  },
  requestWithdrawal: async ({ client, account: { paymentPassword, withdrawal } }) => {
    if (paymentPassword === undefined) return needsPaymentPassword;
    const terms = await client.call(endpoints.getWithdrawalTerms);
    const amount =
      withdrawal === undefined ? terms.minimum : moneyOf(hundredthsOf(withdrawal), terms.minimum.currency);
    const problem = withdrawalProblem(amount, terms);
    if (problem) return { missing: `${decimalOf(amount.centavos)} can't be withdrawn: ${problem.kind}` };
    if (terms.bonus) return { missing: "a withdrawal would give up the account's bonus" };
    const { cards } = await client.call(endpoints.listBankCards);
    const card =
      cards[0] ?? (await client.call(endpoints.addBankCard, await newCard(client, paymentPassword)));
    const order = {
      cardId: card.id,
      amount,
      fee: withdrawalFee(amount, terms),
      paymentPassword,
      givesUpBonus: false,
    };
    return { input: order, other: { ...order, amount: onePesoMore(amount) } };
  },
  giveUpBonus: async ({ client }) => {
    const { bonus } = await client.call(endpoints.getDepositOptions);
    return bonus
      ? { input: { bonusId: bonus.id }, other: { bonusId: `${bonus.id}0` } }
      : { missing: "the account has no active bonus" };
  },
} satisfies Finders;
