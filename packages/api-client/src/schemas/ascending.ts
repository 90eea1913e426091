import { z } from "./z.ts";

/**
 * At least one step, sorted by `from`. Strict: with one step missing, the others would mean something else.
 */
export const ascending = <Out extends { readonly from: number }, In>(step: z.ZodMiniType<Out, In>) =>
  z.pipe(
    z.array(step).check(z.minLength(1)),
    z.transform((steps): readonly Out[] => steps.toSorted((a, b) => a.from - b.from)),
  );
