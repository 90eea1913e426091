import type { BrowserName } from "./browser-name.ts";

/** A passkey of the account: a WebAuthn credential that replaces username and password (docs/decisions/074). */
export interface Passkey extends BrowserName {
  /** Its credential id, base64url. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  /** The last login with it; undefined before the first. */
  readonly usedAt: number | undefined;
}
