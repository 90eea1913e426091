import { RejectedError } from "../../errors/api-error.ts";
import type { Step } from "../call.ts";

/**
 * Tells the session hook when the gateway no longer accepts a token: once for each token, however many calls
 * fail with it, and not at all when the member has signed in anew meanwhile.
 */
export const watchSession: Step = ({ session, clearPersonalCache }) => {
  let expiredToken: string | undefined;
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      const token = call.request.headers.Token;
      // The page's own session may fail; the caller is told of the 401 all the same.
      try {
        const isOver = error instanceof RejectedError && error.status === 401 && token === session.token();
        if (isOver && token && token !== expiredToken) {
          expiredToken = token;
          clearPersonalCache();
          session.expired(error.code === "session_elsewhere" ? "elsewhere" : "expired", token);
        }
      } catch {}
      throw error;
    }
  };
};
