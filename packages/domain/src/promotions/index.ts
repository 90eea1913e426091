/** Promotions, their periods and shelves, and applications to take part. */

export * from "./application.ts";
export * from "./promotions.ts";
