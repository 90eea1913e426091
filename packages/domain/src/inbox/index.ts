/** Messages between member, agent and house. */

export * from "./inbox.ts";
