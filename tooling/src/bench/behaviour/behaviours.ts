/** A behaviour of the site that has a budget: what is measured, in which unit, and the most it may cost. */
export interface Behaviour {
  readonly what: string;
  readonly unit: "ms" | "%" | "elements" | "MB" | "KB" | "files" | "calls";
  readonly budget: number;
  readonly goal: number;
}

const ms = (what: string, budget: number, goal: number): Behaviour => ({ what, unit: "ms", budget, goal });
const count = (what: string, unit: Behaviour["unit"], budget: number, goal: number): Behaviour => ({
  what,
  unit,
  budget,
  goal,
});
const share = (what: string, budget: number, goal: number): Behaviour => ({ what, unit: "%", budget, goal });

/** Every behaviour that has a budget and a browser to measure it in; budgets only go down. */
export const behaviours = {
  menu: ms("tap on the menu, to next paint", 50, 40),
  star: ms("tap on a star, to next paint", 50, 40),
  filter: ms("tap on the filter, to next paint", 50, 40),
  search: ms("typing into the search, to next paint", 50, 40),
  category: ms("category switch on home, to next paint", 120, 80),
  listFirst: ms("home to list, first, until painted", 250, 150),
  listWarm: ms("home to list, warm, until painted", 130, 80),
  pairsFirst: ms("ten ways between screens, first, until painted: the median", 400, 150),
  pairsFirstSlowest: ms("ten ways between screens, first: the slowest", 900, 250),
  pairsWarm: ms("ten ways between screens, again: the median", 300, 150),
  pairsWarmSlowest: ms("ten ways between screens, again: the slowest", 600, 250),
  restBusy: ms("home at rest: work of the main thread in the second half minute, per minute", 6_000, 1_500),
  restLongTasks: ms("home opened and left for 30 s: what its long tasks take beyond 50 ms each", 900, 200),
  restScript: count("home left for 30 s: script", "KB", 210, 165),
  restFiles: count("home left for 30 s: script", "files", 20, 20),
  restElements: count("home left for 30 s: elements in the page", "elements", 800, 600),
  arrivingDropped: share("six calm flings while pages arrive: dropped frames", 4, 1),
  arrivingLongest: ms("six calm flings while pages arrive: longest task", 150, 50),
  arrivingTask95: ms("six calm flings while pages arrive: 95 of 100 tasks over 4 ms within", 50, 25),
  arrivingBlank: share("six calm flings while pages arrive: blank share", 0, 0),
  calmDropped: share("six calm flings through 5,000 games: dropped frames", 1, 0),
  calmBlank: share("six calm flings: blank share", 0, 0),
  calmElements: {
    what: "six calm flings: elements in the page",
    unit: "elements",
    budget: 500,
    goal: 300,
  },
  stressDropped: share("ten stress flings: dropped frames", 12, 5),
  stressBlank: share("ten stress flings: blank share", 20, 5),
  teamDropped: share("six calm flings through 2,000 members: dropped frames", 1, 0),
  teamBlank: share("six calm flings through 2,000 members: blank share", 0, 0),
  teamElements: {
    what: "six calm flings through 2,000 members: elements in the page",
    unit: "elements",
    budget: 500,
    goal: 300,
  },
  placeCalls: count("a place at 49,000 of 50,000 games: calls of the list", "calls", 3, 2),
  placePainted: ms("a place at 49,000 of 50,000 games: its tiles painted", 3_000, 1_500),
  placeElements: count("a place at 49,000 of 50,000 games: elements in the page", "elements", 500, 400),
  firstPicture: ms("first tile with its picture on slow 4G", 2_800, 2_200),
  offlineShell: ms("second visit with the service worker, offline: shell visible", 500, 300),
  heap: { what: "heap growth after 50 rounds home, list, game, back", unit: "MB", budget: 2, goal: 0.5 },
} as const satisfies Readonly<Record<string, Behaviour>>;

/** What the gateway itself has budgets for; they only go down. */
export const gatewayBehaviours = {
  gatewayReady: ms("gateway: start to ready on an empty database", 10_000, 5_000),
  gatewayAgain: ms("gateway: start to ready on its data", 10_000, 5_000),
  gameList: ms("gateway: 95 of 100 game lists at 50 clients on PGlite answered within", 60, 25),
} as const satisfies Readonly<Record<string, Behaviour>>;

/** See {@link behaviours}. */
export type BehaviourId = keyof typeof behaviours;

/** One run's measurements; what a run could not tell is absent. */
export type Measured = Partial<Readonly<Record<BehaviourId, number>>>;
