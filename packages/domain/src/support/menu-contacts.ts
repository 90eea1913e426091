import type { ServiceContact } from "../site/site-info.ts";

/**
 * The contacts that the side menu offers; the others have the service button (Spec §2 "customer service
 * (Facebook and Telegram only)").
 */
export const menuContactKinds = ["FACEBOOK", "TELEGRAM"] as const satisfies readonly ServiceContact["kind"][];
