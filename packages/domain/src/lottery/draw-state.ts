import { MINUTE_MS } from "../calendar/durations.ts";
import type { Lottery } from "./lottery.ts";

/** Time before the close of sales in which a player should hurry. */
const HURRY_MS = MINUTE_MS;
/** Of a short round only its last part is worth a hurry. */
const HURRY_SHARE = 3;
/** Time after which a draw without news is no longer said to be under way. */
const OVERDUE_AFTER_MS = 2 * MINUTE_MS;

/**
 * Where a lottery stands: paused by the gateway; open for bets; closing soon; closed, the draw is next;
 * drawing; or overdue, when the draw should be over and nobody has told of the next one: an old answer must
 * not claim that a draw goes on for hours.
 */
export type DrawState = "paused" | "open" | "closing" | "closed" | "drawing" | "overdue";

/** See {@link DrawState}. `now` is epoch milliseconds of the gateway's clock. */
export const drawState = (
  { open, drawsAt, closesAt }: Pick<Lottery, "open" | "drawsAt" | "closesAt">,
  now: number,
): DrawState => {
  if (!open) return "paused";
  if (now >= drawsAt + OVERDUE_AFTER_MS) return "overdue";
  if (now >= drawsAt) return "drawing";
  if (now >= closesAt) return "closed";
  const hurry = Math.min(HURRY_MS, (drawsAt - closesAt) * HURRY_SHARE);
  return now >= closesAt - hurry ? "closing" : "open";
};
