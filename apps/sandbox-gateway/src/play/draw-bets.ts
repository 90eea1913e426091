import { arePicks, drawNumbers, playDraw, returnOf, ruleOf, shownNumbers } from "../lottery/draw-rules.ts";
import { drawName, nextDraw } from "../lottery/draws.ts";
import type { BetOrder } from "../play-rounds/bets.ts";
import type { OfferRefusal } from "../play-rounds/rounds.ts";
import type { Services } from "../services.ts";
import { type Roll, rollsOf } from "./rules.ts";
import type { PlayTable } from "./table.ts";

/** A lottery's next draw with its rule, as its page shows it. */
export const drawOnOffer = ({ now, brand }: Services, { gameName: name }: PlayTable) => {
  const rule = ruleOf(name);
  const at = now();
  return { now: at, ...nextDraw({ name }, at, brand.clock), rule, returned: returnOf(rule) };
};

export type DrawOffer = ReturnType<typeof drawOnOffer>;

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

interface Picked {
  /** The draw that the player saw. */
  readonly draw: string;
  readonly picks: readonly number[];
  readonly bet: number;
}

interface DrawBet extends Pick<BetOrder, "stake" | "slip" | "dueAt" | "decide"> {
  readonly refusal: OfferRefusal | undefined;
}

/** A bet on the next draw, refused after its sales; undefined for numbers that can't be picked. */
export const betOnDraw = (
  services: Services,
  table: PlayTable,
  { draw, picks, bet: stake }: Picked,
  { demoOf, fixedRoll }: { readonly demoOf: string; readonly fixedRoll: Roll | undefined },
): DrawBet | undefined => {
  const { now, drawNo, closeTime, drawTime, rule } = drawOnOffer(services, table);
  if (!arePicks(rule, picks)) return undefined;
  // A demo's page gets its result at once, so it must not be that of the draw.
  const name = drawName(table.gameId, drawTime) + demoOf;
  const decide = () =>
    playDraw(stake, picks, rule, drawNumbers(rule, fixedRoll ?? rollsOf(name, services.drawSecret)));
  return {
    stake,
    slip: { draw: drawNo, picks: shownNumbers(rule, rule.highest === undefined ? picks : inOrder(picks)) },
    dueAt: drawTime,
    decide,
    refusal: draw === drawNo && now < closeTime ? undefined : "draw-closed",
  };
};
