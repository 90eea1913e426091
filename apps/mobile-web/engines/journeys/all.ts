import type { Journey } from "../journey.ts";
import { lobbyJourneys } from "./lobby.ts";
import { moneyJourneys } from "./money.ts";
import { signingInJourneys } from "./signing-in.ts";
import { siteJourneys } from "./site.ts";
import { talkingJourneys } from "./talking.ts";
import { workerJourneys } from "./worker.ts";

/** The most important journeys, in order. */
export const journeys: readonly Journey[] = [
  ...lobbyJourneys,
  ...signingInJourneys,
  ...moneyJourneys,
  ...talkingJourneys,
  ...siteJourneys,
  ...workerJourneys,
];
