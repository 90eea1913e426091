import { z } from "./z.ts";

/**
 * Steps of something, at least one, in rising order of where they begin. One that can't be read spoils all:
 * without it they would be others.
 */
export const ascending = <Out extends { readonly from: number }, In>(step: z.ZodMiniType<Out, In>) =>
  z.pipe(
    z.array(step).check(z.minLength(1)),
    z.transform((steps): readonly Out[] => steps.toSorted((a, b) => a.from - b.from)),
  );
