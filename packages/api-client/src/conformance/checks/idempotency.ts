import type { WireFields } from "../../codecs/encode-body.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { newIdempotencyKey } from "../../core/idempotency-key.ts";
import type { Caller, RawAnswer } from "../caller.ts";
import { broken, holds, type Result, untried } from "../finding.ts";
import { formFault, refusalFault } from "../judge.ts";
import { sameJson } from "../same-json.ts";

/** How a write was answered, and how it is answered again under its key. */
export interface Idempotency extends Result {
  /** The first answer, to be judged by itself. */
  readonly first: RawAnswer | undefined;
}

/**
 * A keyed write, sent twice under one key, acts once: the second answer is the first one. It is refused without a key, and with other
 * fields under a key that was used.
 */
export const checkIdempotency = async (
  endpoint: AnyEndpoint,
  fields: WireFields,
  otherFields: WireFields | undefined,
  caller: Caller,
): Promise<Idempotency> => {
  if (!caller.token) return { ...untried("needs an account"), first: undefined };
  const keyless = refusalFault(await caller.send(endpoint, { fields, idempotencyKey: "" }), [
    "invalid_input",
    "not_permitted",
  ]);
  const idempotencyKey = newIdempotencyKey();
  const first = await caller.send(endpoint, { fields, idempotencyKey });
  const again = await caller.send(endpoint, { fields, idempotencyKey });
  const judged = (): Result => {
    if (keyless !== undefined) return broken(`without an Idempotency-Key it ${keyless}`);
    if (!first.envelope?.success) {
      const { code = "" } = first.envelope ?? {};
      return untried(`refused: ${code}`);
    }
    const fault = formFault(again);
    if (fault !== undefined) return broken(`sent again under its key: ${fault}`);
    if (!again.envelope?.success)
      return broken(`sent again under its key it is refused with ${again.envelope?.code}`);
    if (!sameJson(again.envelope, first.envelope)) {
      return broken("sent again under its key it is answered another way: it acted twice");
    }
    return holds();
  };
  const verdict = judged();
  if (verdict.verdict !== "holds" || !otherFields) return { ...verdict, first };
  const other = refusalFault(await caller.send(endpoint, { fields: otherFields, idempotencyKey }), [
    "conflict",
  ]);
  return other === undefined
    ? { ...verdict, first }
    : { ...broken(`a used key with other fields ${other}`), first };
};
