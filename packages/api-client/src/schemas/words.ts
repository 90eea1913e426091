import { z } from "./z.ts";

/** Text that has to be there. */
export const wireSome = z.string().check(z.minLength(1));

/** One of the words that the gateway uses for something, read as what it means here. */
export const wireWord = <const Meanings extends Readonly<Record<string, unknown>>>(meanings: Meanings) =>
  z.pipe(
    // A literal object's own keys are all that its type names.
    z.enum(Object.keys(meanings) as (keyof Meanings & string)[]),
    z.transform((word): Meanings[keyof Meanings] => meanings[word]),
  );
