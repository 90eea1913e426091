import { notices } from "./notices.ts";
import { promotions } from "./promotions.ts";

/** Spanish texts of promotions and announcements: the part "news". */
export const news = { promotions, notices } as const;
