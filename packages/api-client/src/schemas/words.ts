import { z } from "./z.ts";

/** Text that has to be there. */
export const wireSome = z.string().check(z.minLength(1));

/** Last digits of a card or an account. */
export const fourDigits = z.string().check(z.regex(/^\d{4}$/));
