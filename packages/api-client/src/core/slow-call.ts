import type { Replay } from "./endpoint.ts";

/** A call that has not been answered for long, and what may be done about it. */
export interface SlowCall {
  /** The endpoint's id. */
  readonly endpoint: string;
  readonly replay: Replay;
  /**
   * Gives the try under way up and begins anew, a keyed write under the same key; undefined for what is sent
   * only once.
   */
  readonly again: (() => void) | undefined;
  /** Ends the call at once, as its time limit would have ended it later. */
  readonly giveUp: () => void;
}
