import { messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";
import { SocialSignInError, type SocialSignInReason } from "./social-port.ts";

const keys = {
  network: "errors.network",
  failed: "errors.server",
  "too-many": "errors.tooManyAttempts",
  refused: "errors.firebaseRefused",
} as const satisfies Record<SocialSignInReason, MessageKey>;

/** What a failed check by Firebase, or a failed call of ours, says to the player. */
export const socialFailure = (error: unknown): MessageKey =>
  error instanceof SocialSignInError ? keys[error.reason] : messageKeyOf(error);
