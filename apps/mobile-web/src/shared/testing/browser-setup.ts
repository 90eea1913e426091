import { webcrypto } from "node:crypto";

/**
 * What every supported browser has and jsdom lacks, before each test file of a document: `crypto.subtle`, and the
 * performance timeline, which knows of no navigation here.
 */
Object.defineProperty(window, "crypto", { value: webcrypto, configurable: true });
performance.getEntriesByType ??= () => [];
