/** Transaction records: filter, period and address. */

export * from "./period.ts";
export * from "./records.ts";
