/** Money of a member: balance, deposits, withdrawals, bank cards. */

export * from "./bank-cards.ts";
export {
  type AmountProblem,
  amountProblem,
  type BonusTerms,
  bonusTerms,
  type Deposit,
  type DepositBonus,
  DepositKind,
  type DepositMethod,
  type DepositOptions,
  DepositState,
  depositStateAt,
  isOpenDeposit,
  type PayTo,
  wagerLeft,
} from "./deposits.ts";
export * from "./wallet.ts";
export * from "./withdrawals.ts";
