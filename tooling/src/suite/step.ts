/** How long something took. */
export type Timed = { readonly title: string; readonly milliseconds: number };

/** What a step counted; `output` is shown when something failed, `note` always. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly output?: string;
  readonly note?: string;
  /** How long each of its tests took, where its runner says so. */
  readonly tests?: readonly Timed[];
};

/** One section of the suite. Steps that share a `name` are chosen together on the command line. */
export type Step = {
  readonly name: string;
  readonly title: string;
  /** Names of steps whose failure makes this one pointless. */
  readonly needs?: readonly string[];
  /** Whether it leaves part of two cores idle and can run beside the light steps next to it. @default false */
  readonly light?: boolean;
  /**
   * Roughly how many seconds it takes beside another on two cores: of light neighbours the longest begin first, so that
   * none is left to run alone at the end.
   * @default 0
   */
  readonly seconds?: number;
  readonly run: () => Promise<Tally>;
};
