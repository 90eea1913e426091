import * as z from "zod/mini";
import { noteDroppedRows } from "./dropped-rows.ts";

const lenient = <Out, In>(row: z.ZodMiniType<Out, In>, mayLoseAll: boolean) =>
  z.pipe(
    z.array(z.unknown() as z.ZodMiniType<unknown, In>),
    z.transform((values, context): readonly Out[] => {
      const kept: Out[] = [];
      for (const value of values) {
        const parsed = row.safeParse(value);
        if (parsed.success) kept.push(parsed.data);
      }
      noteDroppedRows(values.length - kept.length);
      if (kept.length === 0 && values.length > 0 && !mayLoseAll) {
        context.issues.push({ code: "custom", message: "no row fits", input: values });
      }
      return kept;
    }),
  );

/**
 * A list in which a row that does not fit is left out instead of failing the whole answer.
 * When not a single row fits the answer fails: a broken answer must not look like an empty list.
 */
export const rows = <Out, In>(row: z.ZodMiniType<Out, In>) => lenient(row, false);

/** Like `rows`, for a list beside the main matter: the answer stands even when no row of it fits. */
export const sideRows = <Out, In>(row: z.ZodMiniType<Out, In>) => lenient(row, true);
