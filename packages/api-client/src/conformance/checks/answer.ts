import type { AnyEndpoint } from "../../core/endpoint.ts";
import { countDroppedRows } from "../../schemas/dropped-rows.ts";
import { formFault } from "../answer-faults.ts";
import type { RawAnswer } from "../caller.ts";
import { broken, holds, type Result, untried } from "../findings.ts";

/**
 * Allowed refusals of a valid read: the account may lack the permission, or the requested item may not exist.
 */
const ALLOWED_FOR_READS: readonly string[] = [
  "not_permitted",
  "not_found",
  "invalid_invitation",
  "agent_information",
];

/** Where a value does not match its schema, without the value itself. */
const placesOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join(".") || "the value"}: ${message}`)
    .join("; ");

/**
 * Checks the response to a valid request: an envelope whose value matches the schema without dropped rows. A
 * refusal, even an allowed one, does not show that the call works.
 */
export const checkAnswer = (endpoint: AnyEndpoint, answer: RawAnswer): Result => {
  const fault = formFault(answer);
  if (fault !== undefined) return broken(fault);
  const { success = false, code = "", value } = answer.envelope ?? {};
  if (!success) {
    if (code === "internal") return broken("it fails: internal (500)");
    const isRead = endpoint.replay === "safe";
    if (isRead && !ALLOWED_FOR_READS.includes(code)) return broken(`a valid request is refused with ${code}`);
    return untried(`refused: ${code}`);
  }
  const { result, dropped } = countDroppedRows(() => endpoint.response.safeParse(value));
  if (!result.success)
    return broken(`the value does not match its schema at ${placesOf(result.error.issues)}`);
  return dropped > 0 ? broken(`${dropped} rows don't match their schema and would be dropped`) : holds();
};
