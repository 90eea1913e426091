import { ApiFailure } from "./api-failure.ts";

/** One try took longer than its time limit. Whether the gateway acted is unknown. */
export class TimeoutError extends ApiFailure<"timeout"> {
  constructor(endpoint: string, milliseconds: number) {
    super("timeout", endpoint, `no answer in ${milliseconds} ms`);
  }
}
