/** How the decorative counter of home runs (Spec §9 "Ticker"): whole numbers, times in milliseconds. */
export interface JackpotPace {
  /** The counter runs from here up to `to`, then begins again. */
  readonly from: number;
  readonly to: number;
  /** The least and the most that it grows at a time. */
  readonly stepMin: number;
  readonly stepMax: number;
  /** The shortest and the longest wait until it grows again. */
  readonly everyMin: number;
  readonly everyMax: number;
}

/** Numbers from 0 up to 1, such as `Math.random`. */
type Random = () => number;

const wholeBetween = (min: number, max: number, random: Random): number =>
  min + Math.floor(random() * (max - min + 1));

/** Where the counter begins: anywhere in its range. */
export const firstJackpot = ({ from, to }: JackpotPace, random: Random): number =>
  wholeBetween(from, to, random);

/** What it shows next. Beyond the end of its range it begins again: nothing was won (decisions H1). */
export const nextJackpot = (shown: number, pace: JackpotPace, random: Random): number => {
  const next = shown + wholeBetween(pace.stepMin, pace.stepMax, random);
  return next > pace.to ? pace.from : next;
};

/** How long it stands until it grows again, in milliseconds. */
export const jackpotWait = ({ everyMin, everyMax }: JackpotPace, random: Random): number =>
  wholeBetween(everyMin, everyMax, random);
