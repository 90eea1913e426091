import type { RedRainSky } from "@volado/domain";
import { wireAmount, wireCurrency } from "./amounts.ts";
import { wireCount, wireId } from "./primitives.ts";
import { z } from "./z.ts";

/** The red rain that is on or comes next, and how the one before went; null for none (decisions B2, docs/decisions/110). */
export const redRainSchema = z.pipe(
  z.object({
    serverTime: wireCount,
    currency: wireCurrency,
    rain: z.nullable(
      z.object({
        id: wireId,
        startsAt: wireCount,
        endsAt: wireCount,
        tries: wireCount,
        most: wireAmount,
        // One left out would be an envelope that can be opened again.
        openings: z.array(wireAmount),
      }),
    ),
    last: z.nullable(z.object({ endedAt: wireCount, opened: wireCount, won: wireAmount })),
  }),
  z.transform(
    ({ rain, last, ...wire }): RedRainSky => ({ ...wire, rain: rain ?? undefined, last: last ?? undefined }),
  ),
);
