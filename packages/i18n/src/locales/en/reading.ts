import { help } from "./help.ts";
import { html } from "./html.ts";

/** English texts around what the merchant writes, such as the help centre: the part "reading". */
export const reading = { help, html } as const;
