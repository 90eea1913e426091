import { feedback } from "./feedback.ts";
import { help } from "./help.ts";
import { html } from "./html.ts";
import { liveChat } from "./live-chat.ts";
import { notices } from "./notices.ts";
import { promotions } from "./promotions.ts";
import { uploads } from "./uploads.ts";

/** Spanish texts around what the merchant writes, such as promotions, announcements and help: the part "news". */
export const news = { feedback, help, html, liveChat, notices, promotions, uploads } as const;
