import { vi } from "vitest";

const { waitFor } = vi;

/** The default timeout of one second is too short on a busy machine. */
vi.waitFor = (check, options = 10_000) => waitFor(check, options);
