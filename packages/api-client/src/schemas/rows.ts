import { noteDroppedRow, stepOf } from "./dropped-rows.ts";
import { z } from "./z.ts";

/** A value that fits, alone in a list; nothing for one that doesn't, which is noted. */
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

/** What a list or record of these helpers is checked against, for descriptions of the API. */
export const fittingSchemaOf = (lenientSchema: object): z.ZodMiniType | undefined =>
  fittingSchemas.get(lenientSchema);

/**
 * Takes anything in place of what fits, so that what does not fit is left out and nothing around it is refused. The
 * cast is for those who answer: they are still held to the type that fits.
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
      const kept = values.flatMap((value, place) => fitting(row, value, String(place)));
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

/**
 * Like `sideRows`, but null when there were rows and not one of them fits: whoever shows this list alone can then
 * tell a broken one from an empty one.
 */
export const readableRows = <Out, In>(row: z.ZodMiniType<Out, In>) =>
  z.pipe(
    z.array(anythingInPlaceOf(row)),
    z.transform((values): readonly Out[] | null => {
      const kept = values.flatMap((value, place) => fitting(row, value, String(place)));
      return kept.length === 0 && values.length > 0 ? null : kept;
    }),
  );

/** A record beside the main matter, in which an entry whose value does not fit is left out. */
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

/** A value beside the main matter, in whose place the given one stands when it does not fit. */
export const sideValue = <Out, In>(schema: z.ZodMiniType<Out, In>, instead: Out) =>
  z.pipe(
    anythingInPlaceOf(schema),
    z.transform((value): Out => fitting(schema, value, undefined)[0] ?? instead),
  );
