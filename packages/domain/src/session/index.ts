/** A session as a state machine, and the steps of a logout. */

export * from "./session.ts";
