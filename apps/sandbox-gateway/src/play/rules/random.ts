import { randomInt } from "node:crypto";

/** A whole number from 0 below `sides`, every one as likely as the other. */
export type Roll = (sides: number) => number;

/** The operating system's own randomness: outcomes can't be foreseen from earlier ones. */
export const fairRoll: Roll = (sides) => randomInt(sides);
