import { feedback } from "./feedback.ts";
import { help } from "./help.ts";
import { html } from "./html.ts";
import { liveChat } from "./live-chat.ts";

/** Spanish texts around what the merchant writes, such as the help centre: the part "reading". */
export const reading = { feedback, help, html, liveChat } as const;
