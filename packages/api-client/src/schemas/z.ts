import * as z from "zod/mini";

/**
 * The schema builder, imported here alone: bundlers that leave zod outside give each file's import a name of
 * its own, and the same code under sixty names hardly compresses.
 */
export { z };
