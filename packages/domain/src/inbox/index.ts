/** Messages between members, agents and the merchant. */

export * from "./inbox.ts";
