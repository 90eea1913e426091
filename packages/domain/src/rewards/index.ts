/** Rewards: reward centre, daily sign-in, daily tasks, promo codes and red rain. */

export * from "./daily-task.ts";
export * from "./red-rain.ts";
export * from "./rewards.ts";
export * from "./sign-in-calendar.ts";
