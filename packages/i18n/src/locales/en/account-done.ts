import type { done as reference } from "../es/account-done.ts";
import type { TextsLike } from "../texts-like.ts";

/** What has worked around an account; told on its screens, and where they lead (Spec §8). */
export const done = {
  smsSent: "We sent you a code by SMS.",
  registered: "Your account is ready. You can log in now.",
  recoverySent: "Done: we sent you the steps to recover your account.",
  passwordChanged: "Your password was changed.",
} as const satisfies TextsLike<typeof reference>;
