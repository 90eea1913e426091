import * as z from "zod/mini";

/**
 * The only import of zod. Bundlers that keep zod external rename each file's import, and the same code under sixty
 * names compresses badly.
 */
export { z };
