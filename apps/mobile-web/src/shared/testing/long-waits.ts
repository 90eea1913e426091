import { vi } from "vitest";

const { waitFor } = vi;

/** The default of one second is little on a machine that does other work as well; it only bounds a failure. */
vi.waitFor = (check, options = 10_000) => waitFor(check, options);
