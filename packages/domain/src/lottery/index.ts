/** Lotteries, their draws and countdowns on the gateway's clock, and the results of Vietnamese draws. */

export * from "./countdown.ts";
export * from "./draws.ts";
export * from "./lottery.ts";
export * from "./vietnamese-draw.ts";
