import { sessionPlace } from "@volado/domain/session";
import { isRecord, parseJson } from "./parse-json.ts";
import { readStored } from "./stored.ts";

const tokenIn = (text: string | undefined): string | undefined => {
  const session = parseJson(text);
  return isRecord(session) && typeof session.token === "string" ? session.token || undefined : undefined;
};

/**
 * Token of the session that the site will use: the tab's, else the stored one (src/shared/session/session-store.ts).
 */
export const sessionToken = (): string | undefined =>
  tokenIn(readStored("sessionStorage", "MC_SESSION_INFO")) ??
  (sessionPlace(readStored("localStorage", "autoLogin")) === "local"
    ? tokenIn(readStored("localStorage", "MC_SESSION_INFO"))
    : undefined);
