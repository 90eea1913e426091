import type { Client } from "../../core/client.ts";
import type { WireFields } from "../../core/describe-request.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { newIdempotencyKey } from "../../core/options.ts";
import { formFault, refusalFault } from "../answer-faults.ts";
import type { Caller, RawAnswer } from "../caller.ts";
import { type Effect, effects } from "../effects.ts";
import { broken, holds, type Result, untried } from "../findings.ts";

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether two JSON values are equal, regardless of the order of fields. */
const sameJson = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

/** All responses for one idempotency key. */
export interface KeyAnswers {
  /** Sent first, without a key. */
  readonly keyless: RawAnswer;
  /** Sent concurrently. */
  readonly pair: readonly [RawAnswer, RawAnswer];
  /** Sent after both had a response. */
  readonly again: RawAnswer;
}

const isGood = ({ envelope }: RawAnswer): boolean => envelope?.success === true;
const codeOf = ({ envelope }: RawAnswer): string => envelope?.code ?? "";
/** The first request is still running; the client retries after `Retry-After`. */
const isBusy = (answer: RawAnswer): boolean => codeOf(answer) === "too_many_requests";

/** The decisive one of two concurrent responses: a success, else a refusal, else "busy". */
const firstOf = (pair: KeyAnswers["pair"]): RawAnswer =>
  pair.find(isGood) ?? pair.find((answer) => !isBusy(answer)) ?? pair[0];

/** Judges by the responses whether the write took effect once. */
const judgeKey = ({ keyless, pair, again }: KeyAnswers): Result => {
  const first = firstOf(pair);
  if (!isGood(first)) {
    const fault = refusalFault(keyless, ["invalid_input", "not_permitted", codeOf(first)]);
    return fault === undefined
      ? untried(`refused: ${codeOf(first)}`)
      : broken(`without an Idempotency-Key it ${fault}`);
  }
  const keylessFault = refusalFault(keyless, ["invalid_input"]);
  if (keylessFault !== undefined) return broken(`without an Idempotency-Key it ${keylessFault}`);
  const fault = formFault(again);
  if (fault !== undefined) return broken(`repeated with its key: ${fault}`);
  if (!isGood(again)) return broken(`repeated with its key it is refused with ${codeOf(again)}`);
  const [one, two] = pair;
  const other = first === one ? two : one;
  const isOther = isGood(other) && !sameJson(other.envelope, first.envelope);
  if (!sameJson(again.envelope, first.envelope) && !(isOther && sameJson(again.envelope, other.envelope)))
    return broken("repeated with its key the response differs: it took effect twice");
  if (isOther) return broken("sent twice at once with one key the responses differ: it took effect twice");
  const otherFault = formFault(other);
  if (otherFault !== undefined) return broken(`sent twice at once with one key: ${otherFault}`);
  return isGood(other) || isBusy(other)
    ? holds()
    : broken(
        `sent twice at once with one key, one is refused with ${codeOf(other)} instead of the same response or too_many_requests`,
      );
};

/** Result of the check, with the response to the write. */
export interface Idempotency extends Result {
  /** The first response, for the `answer` check. */
  readonly first: RawAnswer | undefined;
}

type Reading = Awaited<ReturnType<Effect["read"]>> | undefined;

const reading = async (effect: Effect | undefined, client: Client): Promise<Reading> => {
  try {
    return await effect?.read(client);
  } catch {
    return undefined;
  }
};

/** Checks that the write took effect exactly once. */
const judgeEffect = (effect: Effect, before: Reading, after: Reading, { envelope }: RawAnswer): Result => {
  const times =
    before === undefined || after === undefined ? undefined : effect.times(before, after, envelope?.value);
  if (times === undefined)
    return untried(`responses are equal, but ${effect.place} shows no comparable effect`);
  if (times === 1) return holds();
  return broken(
    times === 0
      ? `succeeded, but ${effect.place} shows no effect`
      : `sent three times with one key it took effect ${Math.round(times * 100) / 100} times by ${effect.place}`,
  );
};

/**
 * A keyed write, sent twice at once and then a third time with the same key, must take effect once: all responses are
 * equal, except that one of the concurrent ones may be "busy". A request without a key must be refused, and so must a
 * used key with different fields.
 */
export const checkIdempotency = async (
  endpoint: AnyEndpoint,
  fields: WireFields,
  otherFields: WireFields | undefined,
  caller: Caller,
  client: Client,
): Promise<Idempotency> => {
  if (!caller.token) return { ...untried("needs an account"), first: undefined };
  const keyless = await caller.send(endpoint, { fields, idempotencyKey: "" });
  const effect = effects.get(endpoint.id);
  const before = await reading(effect, client);
  const idempotencyKey = newIdempotencyKey();
  const send = () => caller.send(endpoint, { fields, idempotencyKey });
  const pair = await Promise.all([send(), send()]);
  const again = await send();
  const after = await reading(effect, client);
  const first = firstOf(pair);
  const verdict = judgeKey({ keyless, pair, again });
  if (verdict.verdict !== "holds") return { ...verdict, first };
  const result = effect ? judgeEffect(effect, before, after, first) : verdict;
  if (result.verdict === "broken" || !otherFields) return { ...result, first };
  const other = refusalFault(await caller.send(endpoint, { fields: otherFields, idempotencyKey }), [
    "conflict",
  ]);
  return other === undefined
    ? { ...result, first }
    : { ...broken(`a used key with other fields ${other}`), first };
};
