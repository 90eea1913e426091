import { isApiError } from "../errors/api-error.ts";
import type { RawAnswer } from "./caller.ts";
import { isRefusalCode, isStatusOf, refusalStatus } from "./refusal-status.ts";

/** What went wrong with a call that wasn't answered, or not well. */
export const describeError = (error: unknown): string => {
  if (isApiError(error)) return `${error.kind}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
};

/** What is wrong with the form of an answer, whatever it says; undefined when nothing is (decisions W1). */
export const formFault = ({ status, envelope, fault }: RawAnswer): string | undefined => {
  if (fault !== undefined) return `${fault} (status ${status})`;
  if (!envelope) return `no envelope { success, value, code } (status ${status})`;
  const { success, code } = envelope;
  if (success) return status >= 200 && status < 300 ? undefined : `success with status ${status}`;
  if (code === undefined) return `a refusal without a code (status ${status})`;
  if (!isRefusalCode(code)) return `the code ${code} is none that the client knows (status ${status})`;
  return isStatusOf(code, status)
    ? undefined
    : `${code} came with status ${status}, not ${refusalStatus[code]}`;
};

/** What is wrong with an answer that should be a refusal with one of these codes; undefined when nothing is. */
export const refusalFault = (answer: RawAnswer, codes: readonly string[]): string | undefined => {
  const fault = formFault(answer);
  if (fault !== undefined) return fault;
  const { success = true, code = "" } = answer.envelope ?? {};
  if (success) return `was accepted, where ${codes.join(" or ")} is due`;
  return codes.includes(code) ? undefined : `was refused with ${code}, where ${codes.join(" or ")} is due`;
};
