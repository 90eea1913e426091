import type { RefusalKey } from "../../shared/forms/refusal-key.ts";

/** The field of a new account's form that a failure is about; undefined: it is told above the form. */
export const refusedAccountField = (failure: RefusalKey | undefined): "username" | undefined =>
  failure === "errors.usernameTaken" ? "username" : undefined;

/** The field of a transfer's form that a failure is about; undefined: it is told above the form. */
export const refusedTransferField = (
  failure: RefusalKey | undefined,
): "amount" | "paymentPassword" | undefined => {
  if (failure === "errors.paymentPasswordWrong") return "paymentPassword";
  return failure === "errors.insufficientBalance" ? "amount" : undefined;
};
