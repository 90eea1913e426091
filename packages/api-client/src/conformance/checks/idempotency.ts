import type { Client } from "../../core/client.ts";
import type { WireFields } from "../../core/encode-body.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { newIdempotencyKey } from "../../core/idempotency-key.ts";
import { refusalFault } from "../answer-faults.ts";
import type { Caller, RawAnswer } from "../caller.ts";
import { type Effect, effects } from "../effects.ts";
import { broken, holds, type Result, untried } from "../finding.ts";
import { firstOf, judgeKey } from "./judge-key.ts";

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
