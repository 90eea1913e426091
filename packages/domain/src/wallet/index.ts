/** A member's balance, bonus money, deposits, withdrawals and bank cards. */

export * from "./bank-cards.ts";
export * from "./bonus-money.ts";
export * from "./deposits.ts";
export * from "./wallet.ts";
export * from "./withdrawal-amount.ts";
export * from "./withdrawals.ts";
