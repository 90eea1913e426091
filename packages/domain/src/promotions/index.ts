/** Promotions by category, their periods, and applications. */

export * from "./application.ts";
export * from "./promotions.ts";
