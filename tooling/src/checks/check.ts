/** Result of a check, which passes without problems. `table` is always printed. */
export type Findings = { readonly problems: readonly string[]; readonly table?: string };

/** Checks the repository under `root`. Each problem is one sentence with the location and the fix. */
export type Check = (root: string) => Promise<Findings>;
