import { type MessageKey, messageKeyForCommonRefusal, messageKeyForStatus } from "@volado/domain/errors";
import { type ApiError, isApiError } from "./api-error.ts";

/** The text of a refusal, by its code and status. */
export type OfRefusal = (code: string, status: number) => MessageKey;

const keyOf = (error: ApiError, ofRefusal: OfRefusal): MessageKey => {
  switch (error.kind) {
    case "network":
      return "errors.network";
    case "timeout":
      return "errors.timeout";
    case "aborted":
      return "errors.aborted";
    case "schema":
      return "errors.badAnswer";
    case "input":
      return "errors.invalidInput";
    case "crypto":
      return error.reason === "insecure-origin" ? "errors.insecureOrigin" : "errors.secureChannel";
    case "http":
      return messageKeyForStatus(error.status);
    case "rejected":
      return ofRefusal(error.code, error.status);
  }
};

/** The text of a failure, with that of a refusal as given; anything that isn't the client's is an unknown error. */
export const messageKeyBy = (ofRefusal: OfRefusal, error: unknown): MessageKey =>
  isApiError(error) ? keyOf(error, ofRefusal) : "errors.unknown";

/**
 * `messageKeyOf` for pages that show what anybody may see: codes of signing in, joining and changing an
 * account say no more than their status, and are not bundled with the page.
 */
export const commonMessageKeyOf = (error: unknown): MessageKey =>
  messageKeyBy(messageKeyForCommonRefusal, error);
