import type { AnyEndpoint } from "@volado/api-client";
import type { Services } from "../services.ts";
import { readToken, type SignedIn } from "../session/sessions.ts";
import { Refusal } from "./refusal.ts";

/**
 * The session a call may use. A call that needs none is never refused for an old token: where a session is optional,
 * an old one counts as a guest.
 *
 * @throws Refusal session_expired, session_elsewhere.
 */
export const signedInFor = async (
  endpoint: AnyEndpoint,
  token: string | null,
  { db, now }: Services,
): Promise<SignedIn | undefined> => {
  if (endpoint.access === "anyone") return undefined;
  if (token === null || token === "") {
    if (endpoint.access === "session") throw new Refusal("session_expired");
    return undefined;
  }
  const read = await readToken(db, token, now());
  if (read.state === "alive") return read.signedIn;
  if (endpoint.access === "optional-session") return undefined;
  throw new Refusal(read.state === "elsewhere" ? "session_elsewhere" : "session_expired");
};
