/** What a walk through a brand's site found to be wrong. */
export type Findings = {
  readonly problems: readonly string[];
  /** Notes what is not as it has to be. */
  readonly same: (what: string, found: unknown, wanted: unknown) => void;
  readonly like: (what: string, found: string | null | undefined, wanted: RegExp) => void;
};

const written = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** @param brand stands before every problem */
export const createFindings = (brand: string): Findings => {
  const problems: string[] = [];
  return {
    problems,
    same: (what, found, wanted) => {
      if (written(found) !== written(wanted))
        problems.push(`${brand}: ${what} is ${written(found)}, not ${written(wanted)}`);
    },
    like: (what, found, wanted) => {
      if (typeof found !== "string" || !wanted.test(found))
        problems.push(`${brand}: ${what} is ${written(found)}, not like ${wanted}`);
    },
  };
};
