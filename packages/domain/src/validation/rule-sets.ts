import type { Bounds } from "./bounds.ts";

/** The rule of a new password: bounds, and the pattern that the merchant's gateway configures (Spec §5). */
export interface PasswordRule extends Bounds {
  /** undefined when the gateway sent none, or none that can be read. */
  readonly pattern: RegExp | undefined;
}

/** The rule sets that several forms share; their bounds come from the gateway (Spec §5 "Shared rule sets"). */
export interface RuleSets {
  /** `loginUsername` */
  readonly username: Bounds;
  /** `loginPassword`, for a password that is being chosen. */
  readonly password: PasswordRule;
  /** `loginMobileNum`, in digits without dialling code and leading zero. */
  readonly mobile: Bounds;
  /** `verificationCode`, in digits. */
  readonly smsCode: Bounds;
}
