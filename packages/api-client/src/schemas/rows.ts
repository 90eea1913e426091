import * as z from "zod/mini";

const droppedCounts = new WeakMap<object, number>();

/**
 * A list in which a row that does not fit is dropped instead of failing the whole answer;
 * `droppedRows` tells how many were, so that the client can report it.
 */
export const rows = <Out, In>(row: z.ZodMiniType<Out, In>) =>
  z.pipe(
    z.array(z.unknown() as z.ZodMiniType<unknown, In>),
    z.transform((values): readonly Out[] => {
      const kept: Out[] = [];
      for (const value of values) {
        const parsed = row.safeParse(value);
        if (parsed.success) kept.push(parsed.data);
      }
      droppedCounts.set(kept, values.length - kept.length);
      return kept;
    }),
  );

/** How many rows `rows` left out of this very list object. */
export const droppedRows = (list: object): number => droppedCounts.get(list) ?? 0;
