/** Pace of home's decorative counter (Spec §9 "Ticker"): whole numbers, times in milliseconds. */
export interface JackpotPace {
  /** The counter runs from here to `to`, then starts over. */
  readonly from: number;
  readonly to: number;
  readonly stepMin: number;
  readonly stepMax: number;
  readonly everyMin: number;
  readonly everyMax: number;
}

/** A source of numbers from 0 to 1, such as `Math.random`. */
type Random = () => number;

const wholeBetween = (min: number, max: number, random: Random): number =>
  min + Math.floor(random() * (max - min + 1));

/** The initial value, anywhere in the range. */
export const firstJackpot = ({ from, to }: JackpotPace, random: Random): number =>
  wholeBetween(from, to, random);

/** The next value. Beyond the range it starts over: nothing was won (decisions H1). */
export const nextJackpot = (shown: number, pace: JackpotPace, random: Random): number => {
  const next = shown + wholeBetween(pace.stepMin, pace.stepMax, random);
  return next > pace.to ? pace.from : next;
};

/** The delay until the next increment, in milliseconds. */
export const jackpotWait = ({ everyMin, everyMax }: JackpotPace, random: Random): number =>
  wholeBetween(everyMin, everyMax, random);
