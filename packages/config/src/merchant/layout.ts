import * as z from "zod/mini";
import { flag } from "./fields.ts";

const oneOf = <const Names extends readonly [string, string]>(names: Names) =>
  z.enum(names, `must be ${names.map((name) => JSON.stringify(name)).join(" or ")}`);

/**
 * Screens for which the specification allows two readings. Each default is explained in docs/decisions; a merchant
 * may choose the other one (docs/white-label.md).
 */
export const layoutSchema = z.strictObject(
  {
    /** Menus also offer Recents to guests, through login (docs/decisions/093). */
    guestRecents: z._default(flag, false),
    /**
     * Where the customer-service button floats: on pages with the bottom menu, or on every page including forms, but
     * never over an open game (docs/decisions/094).
     */
    serviceButton: z._default(oneOf(["menu-pages", "every-page"]), "menu-pages"),
    /** App links in the download popup: those for the device, or all (docs/decisions/094). */
    appLinks: z._default(oneOf(["device", "all"]), "device"),
    /**
     * Registration fields in groups with the optional ones folded, or in one list in the specification's order
     * (docs/decisions/070).
     */
    registrationFields: z._default(oneOf(["grouped", "specified"]), "grouped"),
    /** With both registration switches off: nobody can register, or by username (docs/decisions/070). */
    registrationWhenOff: z._default(oneOf(["closed", "username"]), "closed"),
  },
  "must be an object",
);

/** A merchant's layout choices. */
export type Layout = z.infer<typeof layoutSchema>;
