/** What the house gives: rewards, sign-in calendar, daily tasks, promo codes, red rain. */

export * from "./daily-task.ts";
export * from "./promo-code.ts";
export * from "./red-rain.ts";
export * from "./rewards.ts";
export * from "./sign-in-calendar.ts";
