import { failureMessages } from "@volado/domain";
import { ApiFailure } from "./api-failure.ts";

/** One try took longer than its time limit. Whether the gateway acted is unknown. */
export class TimeoutError extends ApiFailure<"timeout"> {
  constructor(endpoint: string, milliseconds: number) {
    super("timeout", failureMessages.timeout, endpoint, `no answer within ${milliseconds} ms`);
  }
}
