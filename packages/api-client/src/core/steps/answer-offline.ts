import { NetworkError, TimeoutError } from "../../errors/api-error.ts";
import type { Step } from "../call.ts";

/**
 * Has the answer that was put aside stand in for one that can't be had, and says so. It stands around the retries: a
 * gateway that can be reached is heard first.
 */
export const answerOffline: Step =
  ({ onEvent }) =>
  async (call, next) => {
    try {
      return await next(call);
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof TimeoutError)) throw error;
      const wire = await call.standIn?.();
      if (wire === undefined) throw error;
      onEvent({ type: "stood-in", endpoint: call.request.endpoint });
      return wire;
    }
  };
