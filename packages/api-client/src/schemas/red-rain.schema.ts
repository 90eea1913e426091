import type { RedRainSky } from "@volado/domain/rewards";
import { wireAmount, wireCurrency } from "./amounts.ts";
import { wireCount, wireId, wireOr } from "./primitives.ts";
import { z } from "./z.ts";

const sky = z.object({
  serverTime: wireCount,
  currency: wireCurrency,
  rain: wireOr(
    z.object({
      id: wireId,
      startsAt: wireCount,
      endsAt: wireCount,
      tries: wireCount,
      most: wireAmount,
      // One left out would be an envelope that can be opened again.
      openings: z.array(wireAmount),
    }),
    undefined,
  ),
  last: wireOr(z.object({ endedAt: wireCount, opened: wireCount, won: wireAmount }), undefined),
});

/**
 * The red rain that is on or comes next, and how the one before went; null for none (decisions B2, docs/decisions/104).
 */
export const redRainSchema: z.ZodMiniType<RedRainSky, z.input<typeof sky>> = sky;
