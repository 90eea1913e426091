import type { ShellKind } from "./boot-table.ts";

/**
 * Whether a list opens further down than its beginning: then neither its tools nor its first games are to be
 * seen.
 */
export const opensFurtherDown = (kind: ShellKind): boolean =>
  kind === "list" && /[?&]at=[1-9]/.test(location.search);
