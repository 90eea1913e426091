/** Money of a member: balance, deposits, withdrawals, bank cards. */

export type { Bank, BankCard, BankCards, BankNumberKind } from "./bank-cards/bank-card.ts";
export type { BankCardFields } from "./bank-cards/bank-card-problems.ts";
export {
  bankCardProblems,
  HOLDER_MAX_LENGTH,
  paymentPasswordProblem,
} from "./bank-cards/bank-card-problems.ts";
export {
  BANK_NUMBER_MAX_LENGTH,
  bankNumberKind,
  clabeBank,
  cleanBankNumber,
} from "./bank-cards/bank-number.ts";
export type {
  Deposit,
  DepositBonus,
  DepositMethod,
  DepositOptions,
  PayTo,
} from "./deposits/deposit.ts";
export { DepositKind, DepositState } from "./deposits/deposit.ts";
export type { AmountProblem, BonusTerms } from "./deposits/deposit-amount.ts";
export { amountProblem, bonusTerms } from "./deposits/deposit-amount.ts";
export { depositStateAt, isOpenDeposit } from "./deposits/deposit-state.ts";
export { wagerLeft } from "./deposits/wager-left.ts";
export type { MerchantWallet, VendorMoney } from "./merchant-wallet.ts";
export type { Wallet } from "./wallet.ts";
export type { Withdrawal, WithdrawalFee, WithdrawalTerms } from "./withdrawals/withdrawal.ts";
export { WithdrawalState } from "./withdrawals/withdrawal.ts";
export type { WithdrawalProblem } from "./withdrawals/withdrawal-amount.ts";
export {
  largestWithdrawal,
  typedWithdrawalProblem,
  withdrawalFee,
  withdrawalProblem,
} from "./withdrawals/withdrawal-amount.ts";
