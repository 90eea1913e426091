import { serveSite } from "../served-site.ts";
import type { Measured } from "./behaviours.ts";
import { measureArrivingFlings } from "./measure-arriving-flings.ts";
import { measureFirstPicture } from "./measure-first-picture.ts";
import { measureFlings } from "./measure-flings.ts";
import { measureHeap } from "./measure-heap.ts";
import { measureHomeAtRest } from "./measure-home-at-rest.ts";
import { measureInteractions } from "./measure-interactions.ts";
import { measureNavigation } from "./measure-navigation.ts";
import { measureOfflineShell } from "./measure-offline-shell.ts";
import { measurePairs } from "./measure-pairs.ts";
import { measurePlace } from "./measure-place.ts";
import { measureTeamList } from "./measure-team-list.ts";
import { openPhone, type Phone } from "./phone.ts";

const GAMES = 5_000;

const steps: readonly { readonly name: string; readonly measure: (phone: Phone) => Promise<Measured> }[] = [
  { name: "interactions", measure: measureInteractions },
  { name: "home to list", measure: measureNavigation },
  { name: "ten ways between screens", measure: measurePairs },
  { name: "home at rest", measure: measureHomeAtRest },
  { name: "flings while pages arrive", measure: measureArrivingFlings },
  { name: "flings", measure: measureFlings },
  { name: "members", measure: measureTeamList },
  { name: "first picture", measure: measureFirstPicture },
  { name: "second visit, offline", measure: measureOfflineShell },
  { name: "heap", measure: measureHeap },
];

/** What to measure, and how. */
export type BehaviourOptions = {
  /** The built site. */
  readonly site: string;
  readonly runs: number;
  /** Milliseconds added to every answer of the API. */
  readonly apiDelay: number;
  /** Told which step's turn it is. */
  readonly onStep: (step: string) => void;
};

/**
 * Measures every behaviour on a gateway with 5,000 slots, and one of its own with 50,000, each step in a browser of
 * its own.
 * @returns one entry for each run
 */
export const measureBehaviours = async ({
  site,
  runs,
  apiDelay,
  onStep,
}: BehaviourOptions): Promise<readonly Measured[]> => {
  const { origin, stop } = await serveSite(site, { apiDelay, slotGames: GAMES });
  const results: Measured[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      let measured: Measured = {};
      for (const { name, measure } of steps) {
        onStep(`${name}, ${run + 1} of ${runs}`);
        const phone = await openPhone(origin);
        measured = { ...measured, ...(await measure(phone).finally(phone.close)) };
      }
      onStep(`a place among 50,000 games, ${run + 1} of ${runs}`);
      results.push({ ...measured, ...(await measurePlace(site, apiDelay)) });
    }
  } finally {
    await stop();
  }
  return results;
};
