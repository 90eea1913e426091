import { type MessageKey, messageKeyForRefusal, messageKeyForStatus } from "@volado/domain/errors";
import { type ApiError, isApiError } from "./api-error.ts";

const keyOf = (error: ApiError): MessageKey => {
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
      return messageKeyForRefusal(error.code, error.status);
  }
};

/**
 * Key of the player's error message in the domain's catalogue (Spec §8). A function rather than a field of the
 * errors, so that only pages that show messages bundle the catalogue.
 */
export const messageKeyOf = (error: unknown): MessageKey =>
  isApiError(error) ? keyOf(error) : "errors.unknown";
