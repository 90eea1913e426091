import type { MessageKey } from "@volado/domain/errors";
import { Fragment, type ReactNode, useState } from "react";

/** What was told last, and whether it is still news. */
interface Standing<Told> {
  readonly told: Told;
  /** The next try is under way: only the room of what was told stays, until there is an answer. */
  readonly outdated: boolean;
}

/**
 * What a form was told stands, or its room does, until the next try is answered: without it the button under the
 * finger would move while it is tapped twice.
 *
 * @param told why the last try failed; undefined while nothing is to be said
 * @param waiting the next try is under way
 * @returns undefined where nothing stands
 */
const useStanding = <Told,>(told: Told | undefined, waiting: boolean): Standing<Told> | undefined => {
  const [last, setLast] = useState(told);
  const standing = told ?? (waiting ? last : undefined);
  if (standing !== last) setLast(standing);
  return standing === undefined ? undefined : { told: standing, outdated: told === undefined };
};

export interface TryMessageProps<Why> {
  /** Why the last try failed; undefined while nothing is to be said. */
  readonly why: Why | undefined;
  /** The next try is under way. */
  readonly waiting: boolean;
  /** Says it. */
  readonly children: (why: Why) => ReactNode;
}

/** Says why the last try of a form failed, and keeps the room of it while the next one is under way. */
export function TryMessage<Why>({ why, waiting, children }: TryMessageProps<Why>) {
  const standing = useStanding(why, waiting);
  if (!standing) return null;
  const { told, outdated } = standing;
  // Another element for the next message: a screen reader hears the same words again.
  return outdated ? (
    <div key="room" inert style={{ display: "contents", visibility: "hidden" }}>
      {children(told)}
    </div>
  ) : (
    <Fragment key="message">{children(told)}</Fragment>
  );
}

/** The last try that failed, and which it was: a message with the number as its key is read out each time. */
export interface FailedTry {
  readonly messageKey: MessageKey;
  readonly number: number;
}

/**
 * Why the last try failed. It stands until the next one has ended: without it the button under the finger
 * would move while it is tapped twice.
 */
export const useFailedTry = () => {
  const [failure, setFailure] = useState<FailedTry>();
  return {
    failure,
    failed: (messageKey: MessageKey): void =>
      setFailure((before) => ({ messageKey, number: (before?.number ?? 0) + 1 })),
    succeeded: (): void => setFailure(undefined),
  } as const;
};
