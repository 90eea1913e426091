import { formFault, refusalFault } from "../answer-faults.ts";
import type { RawAnswer } from "../caller.ts";
import { broken, holds, type Result, untried } from "../finding.ts";
import { sameJson } from "../same-json.ts";

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
