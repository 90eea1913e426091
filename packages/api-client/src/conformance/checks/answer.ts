import type { AnyEndpoint } from "../../core/endpoint.ts";
import { countDroppedRows } from "../../schemas/dropped-rows.ts";
import { formFault } from "../answer-faults.ts";
import type { RawAnswer } from "../caller.ts";
import { broken, holds, type Result, untried } from "../finding.ts";

/**
 * Codes that a read with good fields may still be refused with: the account may lack the right, or the thing
 * asked for isn't there.
 */
const ALLOWED_FOR_READS: readonly string[] = [
  "not_permitted",
  "not_found",
  "invalid_invitation",
  "agent_information",
];

/** Where a value leaves its schema, without the value itself. */
const placesOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join(".") || "the value"}: ${message}`)
    .join("; ");

/**
 * The answer to a good question: an envelope whose value the call's schema reads whole. Whatever is refused,
 * even with a code that fits, was not seen to work.
 */
export const checkAnswer = (endpoint: AnyEndpoint, answer: RawAnswer): Result => {
  const fault = formFault(answer);
  if (fault !== undefined) return broken(fault);
  const { success = false, code = "", value } = answer.envelope ?? {};
  if (!success) {
    if (code === "internal") return broken("it fails: internal (500)");
    const isRead = endpoint.replay === "safe";
    if (isRead && !ALLOWED_FOR_READS.includes(code)) return broken(`a good question is refused with ${code}`);
    return untried(`refused: ${code}`);
  }
  const { result, dropped } = countDroppedRows(() => endpoint.response.safeParse(value));
  if (!result.success) return broken(`the value leaves its schema at ${placesOf(result.error.issues)}`);
  return dropped > 0 ? broken(`${dropped} rows don't fit their schema and would be left out`) : holds();
};
