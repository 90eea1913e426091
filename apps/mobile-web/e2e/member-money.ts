import { newIdempotencyKey } from "@volado/api-client";
import {
  addBankCard,
  createDeposit,
  getStatus,
  listBankCards,
  requestWithdrawal,
  setPaymentPassword,
} from "@volado/api-client/endpoints";
import { hundredthsOf, moneyOf } from "@volado/domain/money";
import type { Console } from "./console.ts";
import { clientFor, type OwnAccount, type Player, signIn } from "./player.ts";
import { CURRENCY } from "./site-facts.ts";

/** The payment password that {@link giveBankCard} sets. */
export const PAYMENT_PASSWORD = "Cenote2026azul";

const luhnDigit = (payload: string): number => {
  const sum = [...payload].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

let made = 0;

/** A debit card of BBVA México that no other account has. */
const newCardNumber = (): string => {
  made += 1;
  const payload = `4152313${String((Date.now() + process.pid * 31 + made * 7919) % 1e8).padStart(8, "0")}`;
  return `${payload}${luhnDigit(payload)}`;
};

/** A CLABE of Banorte that no other account has; its last digit weighs the others by 3, 7 and 1. */
export const newClabe = (): string => {
  made += 1;
  const payload = `072180${String((Date.now() + process.pid * 31 + made * 7919) % 1e11).padStart(11, "0")}`;
  const sum = [...payload].reduce(
    (total, digit, place) => total + ((Number(digit) * ([3, 7, 1][place % 3] ?? 0)) % 10),
    0,
  );
  return `${payload}${(10 - (sum % 10)) % 10}`;
};

/** Gives a member a payment password and a bank card, without a browser; sign the page in afterwards. */
export const giveBankCard = async (gatewayUrl: string, member: OwnAccount): Promise<void> => {
  const { encryptionKeys } = await clientFor(gatewayUrl).call(getStatus, undefined);
  const client = clientFor(gatewayUrl, await signIn(gatewayUrl, member), encryptionKeys);
  await client.call(setPaymentPassword, {
    by: "password",
    proof: member.password,
    newPassword: PAYMENT_PASSWORD,
  });
  await client.call(addBankCard, {
    holder: "Ana Luz Pérez",
    bankCode: "012",
    number: newCardNumber(),
    paymentPassword: PAYMENT_PASSWORD,
  });
};

/**
 * Requests the day's first withdrawal to the card of {@link giveBankCard}, without a browser; sign the page in
 * afterwards.
 */
export const beginWithdrawal = async (
  gatewayUrl: string,
  member: OwnAccount,
  pesos: number,
): Promise<void> => {
  const { encryptionKeys } = await clientFor(gatewayUrl).call(getStatus, undefined);
  const client = clientFor(gatewayUrl, await signIn(gatewayUrl, member), encryptionKeys);
  const [card] = (await client.call(listBankCards, undefined)).cards;
  if (!card) throw new Error("The member has no bank card.");
  const order = {
    cardId: card.id,
    amount: moneyOf(hundredthsOf(pesos), CURRENCY),
    fee: moneyOf(0, CURRENCY),
    paymentPassword: PAYMENT_PASSWORD,
    givesUpBonus: false,
  };
  await client.call(requestWithdrawal, order, { idempotencyKey: newIdempotencyKey() });
};

/**
 * Starts a cash deposit for a player, without a browser; sign the page in afterwards. Returns its reference.
 * @param bonusId the deposit's bonus
 */
export const beginDeposit = async (
  gatewayUrl: string,
  player: Player,
  pesos: number,
  bonusId?: string,
): Promise<string> => {
  const client = clientFor(gatewayUrl, await signIn(gatewayUrl, player));
  const { reference } = await client.call(
    createDeposit,
    { methodId: "cash", amount: moneyOf(hundredthsOf(pesos), CURRENCY), bonusId },
    { idempotencyKey: newIdempotencyKey() },
  );
  return reference;
};

/** The same, and confirms the payment as the shop. */
export const payDeposit = async (
  gatewayUrl: string,
  gateway: Console,
  player: Player,
  pesos: number,
): Promise<void> => gateway.settleDeposit(await beginDeposit(gatewayUrl, player, pesos), "paid");
