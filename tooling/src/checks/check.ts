/** What a check found. No problems means it passed; `table` is shown either way. */
export type Findings = { readonly problems: readonly string[]; readonly table?: string };

/** Looks at the repository under `root`; each problem is one sentence that says where and how to mend it. */
export type Check = (root: string) => Promise<Findings>;
