/** A member's balance, deposits, withdrawals and bank cards. */

export * from "./bank-cards.ts";
export * from "./deposits.ts";
export * from "./wallet.ts";
export * from "./withdrawal-amount.ts";
export * from "./withdrawals.ts";
