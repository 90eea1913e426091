/** A behaviour of the site that has a budget: what is measured, in which unit, and the most it may cost. */
export interface Behaviour {
  readonly what: string;
  readonly unit: "ms" | "%" | "elements" | "MB";
  readonly budget: number;
  readonly goal: number;
}

const ms = (what: string, budget: number, goal: number): Behaviour => ({ what, unit: "ms", budget, goal });
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
  firstPicture: ms("first tile with its picture on slow 4G", 2_800, 2_200),
  offlineShell: ms("second visit with the service worker, offline: shell visible", 500, 300),
  heap: { what: "heap growth after 20 rounds home, list, game, back", unit: "MB", budget: 2, goal: 0.5 },
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
