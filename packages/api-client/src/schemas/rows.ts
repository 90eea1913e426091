import { noteDroppedRow, stepOf } from "./dropped-rows.ts";
import { z } from "./z.ts";

/** Parses a value. Returns a list with the result, or an empty list if the value was dropped. */
const fitting = <Out, In>(
  schema: z.ZodMiniType<Out, In>,
  value: unknown,
  key: string | undefined,
): readonly Out[] => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [parsed.data];
  const [issue] = parsed.error.issues;
  const field = (issue?.path ?? []).map((step) => stepOf(step, typeof step === "number")).join("");
  noteDroppedRow({ value, key, field });
  return [];
};

const fittingSchemas = new WeakMap<object, z.ZodMiniType>();

/** Schema of the entries of a lenient list or record, for API descriptions. */
export const fittingSchemaOf = (lenientSchema: object): z.ZodMiniType | undefined =>
  fittingSchemas.get(lenientSchema);

/**
 * Accepts any value where `schema` is expected, so that invalid entries can be dropped later. The cast keeps the
 * input type strict for gateways.
 */
const anythingInPlaceOf = <Out, In>(schema: z.ZodMiniType<Out, In>) => {
  const anything = z.unknown() as z.ZodMiniType<unknown, In>;
  fittingSchemas.set(anything, schema);
  return anything;
};

const lenient = <Out, In>(row: z.ZodMiniType<Out, In>, mayLoseAll: boolean) =>
  z.pipe(
    z.array(anythingInPlaceOf(row)),
    z.transform((values, context): readonly Out[] => {
      const parsed = values.flatMap((value, index) => fitting(row, value, String(index)));
      if (parsed.length === 0 && values.length > 0 && !mayLoseAll) {
        context.issues.push({ code: "custom", message: "no row fits", input: values });
      }
      return parsed;
    }),
  );

/**
 * A list that drops invalid rows instead of failing the whole response. Fails if no row is valid, so that a broken
 * response does not look like an empty list.
 */
export const rows = <Out, In>(row: z.ZodMiniType<Out, In>) => lenient(row, false);

/** Like `rows`, for a secondary list, which may lose all of its rows. */
export const sideRows = <Out, In>(row: z.ZodMiniType<Out, In>) => lenient(row, true);

/**
 * Like `sideRows`, but null if there were rows and none is valid, so that callers can tell a broken list from an
 * empty one.
 */
export const readableRows = <Out, In>(row: z.ZodMiniType<Out, In>) =>
  z.pipe(
    z.array(anythingInPlaceOf(row)),
    z.transform((values): readonly Out[] | null => {
      const parsed = values.flatMap((value, index) => fitting(row, value, String(index)));
      return parsed.length === 0 && values.length > 0 ? null : parsed;
    }),
  );

/** A secondary record that drops entries with invalid values. */
export const sideRecord = <Out, In>(schema: z.ZodMiniType<Out, In>) =>
  z.pipe(
    z.record(z.string(), anythingInPlaceOf(schema)),
    z.transform(
      (entries): Readonly<Record<string, Out>> =>
        Object.fromEntries(
          Object.entries(entries).flatMap(([name, value]) =>
            fitting(schema, value, name).map((fit) => [name, fit] as const),
          ),
        ),
    ),
  );

/** A secondary value that is replaced by `fallback` if invalid. */
export const sideValue = <Out, In>(schema: z.ZodMiniType<Out, In>, fallback: Out) =>
  z.pipe(
    anythingInPlaceOf(schema),
    z.transform((value): Out => fitting(schema, value, undefined)[0] ?? fallback),
  );
