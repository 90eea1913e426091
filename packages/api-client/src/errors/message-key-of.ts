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
 * Key of the text that tells the player why a call failed, from the domain's error catalogue (Spec §8); anything that
 * isn't the client's is an unknown error. A function and no field of the errors, so that the catalogue is bundled with
 * the page that shows texts, and not with every client.
 */
export const messageKeyOf = (error: unknown): MessageKey =>
  isApiError(error) ? keyOf(error) : "errors.unknown";
