/** Promotions, their periods and shelves, and applications to take part. */

export * from "./promotions.ts";
