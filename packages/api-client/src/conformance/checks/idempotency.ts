import type { Client } from "../../core/client.ts";
import type { WireFields } from "../../core/encode-body.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { newIdempotencyKey } from "../../core/idempotency-key.ts";
import { formFault, refusalFault } from "../answer-faults.ts";
import type { Caller, RawAnswer } from "../caller.ts";
import { type Effect, effects } from "../effects.ts";
import { broken, holds, type Result, untried } from "../finding.ts";

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether two values of JSON say the same: the order of an object's fields says nothing. */
export const sameJson = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

/** Everything that was answered under one key. */
export interface KeyAnswers {
  /** Without any key, before. */
  readonly keyless: RawAnswer;
  /** Sent at the same time. */
  readonly pair: readonly [RawAnswer, RawAnswer];
  /** Sent when those were answered. */
  readonly again: RawAnswer;
}

const isGood = ({ envelope }: RawAnswer): boolean => envelope?.success === true;
const codeOf = ({ envelope }: RawAnswer): string => envelope?.code ?? "";
/** "The first one still runs, ask again under this key": the client does so, after `Retry-After`. */
const isBusy = (answer: RawAnswer): boolean => codeOf(answer) === "too_many_requests";

/** The answer that counts among two that came at once: what was done, else why it wasn't, else that it has to wait. */
export const firstOf = (pair: KeyAnswers["pair"]): RawAnswer =>
  pair.find(isGood) ?? pair.find((answer) => !isBusy(answer)) ?? pair[0];

/** What the answers say about one key: that the write acted once, as far as answers tell. */
export const judgeKey = ({ keyless, pair, again }: KeyAnswers): Result => {
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
  if (fault !== undefined) return broken(`sent again under its key: ${fault}`);
  if (!isGood(again)) return broken(`sent again under its key it is refused with ${codeOf(again)}`);
  const [one, two] = pair;
  const other = first === one ? two : one;
  const isOther = isGood(other) && !sameJson(other.envelope, first.envelope);
  if (!sameJson(again.envelope, first.envelope) && !(isOther && sameJson(again.envelope, other.envelope)))
    return broken("sent again under its key it is answered another way: it acted twice");
  if (isOther) return broken("sent twice at once under one key it is answered in two ways: it acted twice");
  const otherFault = formFault(other);
  if (otherFault !== undefined) return broken(`sent twice at once under one key: ${otherFault}`);
  return isGood(other) || isBusy(other)
    ? holds()
    : broken(
        `sent twice at once under one key, one is refused with ${codeOf(other)}, where the same answer or too_many_requests is due`,
      );
};

/** How a write was answered, and how it is answered again under its key. */
export interface Idempotency extends Result {
  /** The first answer, to be judged by itself. */
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

/** What became of it: exactly one effect, however often it was sent. */
const followed = (effect: Effect, before: Reading, after: Reading, { envelope }: RawAnswer): Result => {
  const times =
    before === undefined || after === undefined ? undefined : effect.times(before, after, envelope?.value);
  if (times === undefined) return untried(`answered alike, but ${effect.place} tells no effect`);
  if (times === 1) return holds();
  return broken(
    times === 0
      ? `answered, but ${effect.place} shows no effect`
      : `sent three times under one key it acted ${Math.round(times * 100) / 100} times, says ${effect.place}`,
  );
};

/**
 * A keyed write, sent twice at once and a third time after that, all under one key, acts once: all answers
 * are the first one, or one of the two that came at once is told to ask again. It is refused without a key,
 * and with other fields under a key that was used.
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
  const result = effect ? followed(effect, before, after, first) : verdict;
  if (result.verdict === "broken" || !otherFields) return { ...result, first };
  const other = refusalFault(await caller.send(endpoint, { fields: otherFields, idempotencyKey }), [
    "conflict",
  ]);
  return other === undefined
    ? { ...result, first }
    : { ...broken(`a used key with other fields ${other}`), first };
};
