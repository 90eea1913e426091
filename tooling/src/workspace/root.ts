import { resolve } from "node:path";

/** The absolute path of the repository. */
export const repositoryRoot: string = resolve(import.meta.dirname, "../../..");
