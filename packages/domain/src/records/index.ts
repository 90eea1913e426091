/** Lists of past bets and movements of money: their filter, period and address. */

export * from "./period.ts";
export * from "./records.ts";
