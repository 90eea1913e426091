import type { ShellKind } from "./boot-table.ts";

/** Whether a list opens below its beginning, where neither its tools nor its first games are visible. */
export const opensFurtherDown = (kind: ShellKind): boolean =>
  kind === "list" && /[?&]at=[1-9]/.test(location.search);
