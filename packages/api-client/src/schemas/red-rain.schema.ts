import type { RedRainState } from "@volado/domain/rewards";
import { moneyIn, wireAmount, wireCurrency } from "./amounts.ts";
import { wireCount, wireId, wireOr } from "./primitives.ts";
import { z } from "./z.ts";

const redRainState = z.object({
  serverTime: wireCount,
  currency: wireCurrency,
  rain: wireOr(
    z.object({
      id: wireId,
      startsAt: wireCount,
      endsAt: wireCount,
      tries: wireCount,
      maxPrize: wireAmount,
      // Strict: a dropped opening would look like an envelope that can still be opened.
      openings: z.array(wireAmount),
    }),
    undefined,
  ),
  last: wireOr(z.object({ endedAt: wireCount, opened: wireCount, won: wireAmount }), undefined),
});

/** The current or next red rain and the result of the previous one (decisions B2, docs/decisions/104). */
export const redRainSchema = z.pipe(
  redRainState,
  z.transform(({ serverTime, currency, rain, last }): RedRainState => {
    const money = moneyIn(currency);
    return {
      serverTime,
      rain: rain && { ...rain, maxPrize: money(rain.maxPrize), openings: rain.openings.map(money) },
      last: last && { ...last, won: money(last.won) },
    };
  }),
);
