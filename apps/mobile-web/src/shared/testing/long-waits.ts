import { vi } from "vitest";

const { waitFor } = vi;

/** The default of one second is too short on a busy machine; a longer one only delays failures. */
vi.waitFor = (check, options = 10_000) => waitFor(check, options);
