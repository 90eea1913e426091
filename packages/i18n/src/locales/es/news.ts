import { notices } from "./notices.ts";
import { promotions } from "./promotions.ts";
import { uploads } from "./uploads.ts";

/** Spanish texts of promotions and announcements: the part "news". */
export const news = { promotions, notices, uploads } as const;
