import { type NamesFor, type Renamed, rename } from "./rename.ts";
import { z } from "./z.ts";

/**
 * An object of the wire whose fields have other names here:
 * `renamed({ content: z.string() }, { content: "html" })`. Not for rows that come by the thousand, where
 * taking every object apart would be felt.
 */
export const renamed = <
  Shape extends z.core.$ZodShape,
  const Names extends NamesFor<z.output<z.ZodMiniObject<Shape>>>,
>(
  shape: Shape,
  names: Names,
) =>
  z.pipe(
    z.object(shape),
    z.transform((wire): Renamed<z.output<z.ZodMiniObject<Shape>>, Names> => rename(wire, names)),
  );
