import { isApiError } from "../errors/api-error.ts";

/** What went wrong with a call that wasn't answered, or not well. */
export const describeError = (error: unknown): string => {
  if (isApiError(error)) return `${error.kind}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
};
