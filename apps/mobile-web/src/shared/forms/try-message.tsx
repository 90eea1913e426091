import { Fragment, type ReactNode } from "react";
import { useStanding } from "./use-standing.ts";

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
