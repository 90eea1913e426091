import { wireNumber } from "./primitives.ts";
import { z } from "./z.ts";

const readable = z.catch(z.optional(wireNumber), undefined);

/**
 * Response to sending a code. Either field is undefined if missing or invalid; the code was still sent.
 */
export const sentCodeSchema = z.pipe(
  z.object({ expirationTime: readable, serverTime: readable }),
  z.transform(({ expirationTime, serverTime }) => ({ expiresAt: expirationTime, sentAt: serverTime })),
);
