import { z } from "./z.ts";

/** Request of an endpoint without input. */
export const noInput = {
  request: z.object({}),
  encode: (_: undefined): Record<string, never> => ({}),
} as const;
