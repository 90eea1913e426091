import * as z from "zod/mini";
import { flag } from "./fields.ts";

const oneOf = <const Names extends readonly [string, string]>(names: Names) =>
  z.enum(names, `must be ${names.map((name) => JSON.stringify(name)).join(" or ")}`);

/**
 * How screens look and what they offer where the specification can be read in two ways. Each default is the site's own
 * choice, which an entry of docs/decisions explains; a merchant who reads it otherwise says so here
 * (docs/white-label.md).
 */
export const layoutSchema = z.strictObject(
  {
    /** Menus offer guests Recents too, through login (docs/decisions/093). */
    guestRecents: z._default(flag, false),
    /**
     * Where the customer-service button floats: on the pages of the bottom menu, or on every page, forms too, but never
     * over an open game (docs/decisions/094).
     */
    serviceButton: z._default(oneOf(["menu-pages", "every-page"]), "menu-pages"),
    /** Which of the app's links the download popup has: those of use on the device, or all (docs/decisions/094). */
    appLinks: z._default(oneOf(["device", "all"]), "device"),
    /**
     * Registration's fields in parts, of which the optional ones fold, or in one list in the specification's order
     * (docs/decisions/070).
     */
    registrationFields: z._default(oneOf(["grouped", "specified"]), "grouped"),
    /** What both registration switches off mean: nobody can register, or by username (docs/decisions/070). */
    registrationWhenOff: z._default(oneOf(["closed", "username"]), "closed"),
  },
  "must be an object",
);

/** A merchant's choices between two readings of a screen. */
export type Layout = z.infer<typeof layoutSchema>;
