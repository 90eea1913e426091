/** A session's life as past-tense events, and the order of a logout. */

export * from "./session.ts";
