import { wireNumber } from "./primitives.ts";
import { z } from "./z.ts";

const readable = z.catch(z.optional(wireNumber), undefined);

/**
 * A code was sent. `expiresAt` is the instant when the next may be, `sentAt` the gateway's clock, both epoch
 * milliseconds, so that a countdown does not depend on the phone's clock. Either is undefined when it is
 * missing or unreadable: the code was sent all the same.
 */
export const sentCodeSchema = z.pipe(
  z.object({ expirationTime: readable, serverTime: readable }),
  z.transform(({ expirationTime, serverTime }) => ({ expiresAt: expirationTime, sentAt: serverTime })),
);
