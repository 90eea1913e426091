import { RejectedError } from "../../errors/rejected-error.ts";
import type { Step } from "../call.ts";

/**
 * Tells the session hook when the gateway no longer accepts a token: once for each token, however many calls fail with it,
 * and not at all when the member has signed in anew meanwhile.
 */
export const watchSession: Step = ({ session, forgetPersonal }) => {
  let expiredToken: string | undefined;
  return async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      const { token } = call;
      const isOver = error instanceof RejectedError && error.status === 401;
      if (isOver && token && token !== expiredToken && token === session.token()) {
        expiredToken = token;
        forgetPersonal();
        session.expired(error.code === "session_elsewhere" ? "elsewhere" : "expired", token);
      }
      throw error;
    }
  };
};
