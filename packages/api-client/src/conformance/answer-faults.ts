import { isApiError } from "../errors/api-error.ts";
import type { RawAnswer } from "./caller.ts";
import { isRefusalCode, isStatusOf, refusalStatus } from "./refusal-status.ts";

export const describeError = (error: unknown): string => {
  if (isApiError(error)) return `${error.kind}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
};

/** Checks envelope, code and status of a response (decisions W1). @returns the fault, if any */
export const formFault = ({ status, envelope, fault }: RawAnswer): string | undefined => {
  if (fault !== undefined) return `${fault} (status ${status})`;
  if (!envelope) return `no envelope { success, value, code } (status ${status})`;
  const { success, code } = envelope;
  if (success) return status >= 200 && status < 300 ? undefined : `success with status ${status}`;
  if (code === undefined) return `a refusal without a code (status ${status})`;
  if (!isRefusalCode(code)) return `unknown code ${code} (status ${status})`;
  return isStatusOf(code, status)
    ? undefined
    : `${code} came with status ${status}, not ${refusalStatus[code]}`;
};

/** Checks that a response is a refusal with one of these codes. @returns the fault, if any */
export const refusalFault = (answer: RawAnswer, codes: readonly string[]): string | undefined => {
  const fault = formFault(answer);
  if (fault !== undefined) return fault;
  const { success = true, code = "" } = answer.envelope ?? {};
  if (success) return `was accepted instead of refused with ${codes.join(" or ")}`;
  return codes.includes(code) ? undefined : `was refused with ${code} instead of ${codes.join(" or ")}`;
};
