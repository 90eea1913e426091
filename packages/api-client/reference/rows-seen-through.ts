import * as z from "zod/mini";

// What `src/schemas/rows.ts` exports, without the leniency that hides a row's schema from whoever reads the
// list's: only the reference uses it.

/** A list whose rows can be read. */
export const rows = <Row extends z.ZodMiniType>(row: Row) => z.array(row);

/** The same for a list beside the main matter. */
export const sideRows = <Row extends z.ZodMiniType>(row: Row) => rows(row);

/** The same for a list of which it is told when no row fits. */
export const readableRows = <Row extends z.ZodMiniType>(row: Row) => rows(row);

/** A record whose values can be read. */
export const sideRecord = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value);

/** A value that may be missing, as one that doesn't fit may. */
export const sideValue = <Value extends z.ZodMiniType>(value: Value) => z.nullish(value);
