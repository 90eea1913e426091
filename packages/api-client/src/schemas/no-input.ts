import { z } from "./z.ts";

/** The columns of a call that takes nothing. */
export const noInput = {
  request: z.object({}),
  encode: (_: undefined): Record<string, never> => ({}),
} as const;
