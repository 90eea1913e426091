import { webcrypto } from "node:crypto";

/** APIs that jsdom lacks: `crypto.subtle` and the performance timeline (without a navigation entry). */
Object.defineProperty(window, "crypto", { value: webcrypto, configurable: true });
performance.getEntriesByType ??= () => [];
