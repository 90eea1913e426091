import type { MessageKey } from "@volado/domain/errors";
import { InlineMessage } from "@volado/ui";
import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RefusalKey } from "./refusals.ts";

interface LastMessage<Why> {
  readonly why: Why;
  /** The next attempt is pending: the message is hidden, but its space stays reserved. */
  readonly outdated: boolean;
}

/** The last failure until the next response: the button must not move under the finger during a double tap. */
const useLastMessage = <Why,>(why: Why | undefined, waiting: boolean): LastMessage<Why> | undefined => {
  const [last, setLast] = useState(why);
  const shown = why ?? (waiting ? last : undefined);
  if (shown !== last) setLast(shown);
  return shown === undefined ? undefined : { why: shown, outdated: why === undefined };
};

export interface TryMessageProps<Why> {
  /** Why the last attempt failed, if it did. */
  readonly why: Why | undefined;
  /** Whether the next attempt is pending. */
  readonly waiting: boolean;
  /** Renders the message. */
  readonly children: (why: Why) => ReactNode;
}

/** Shows why the last attempt failed, and reserves the message's space while the next one is pending. */
export function TryMessage<Why>({ why, waiting, children }: TryMessageProps<Why>) {
  const message = useLastMessage(why, waiting);
  if (!message) return null;
  // A new element per message, so that screen readers announce an identical one again.
  return message.outdated ? (
    <div key="room" inert style={{ display: "contents", visibility: "hidden" }}>
      {children(message.why)}
    </div>
  ) : (
    <Fragment key="message">{children(message.why)}</Fragment>
  );
}

/** A failed attempt. Its number, used as a key, makes screen readers announce each message. */
export interface FailedTry {
  readonly messageKey: MessageKey;
  readonly number: number;
}

/** The last failure, until the next attempt has ended: the button must not move during a double tap. */
export const useFailedTry = () => {
  const [failure, setFailure] = useState<FailedTry>();
  return {
    failure,
    failed: (messageKey: MessageKey): void =>
      setFailure((before) => ({ messageKey, number: (before?.number ?? 0) + 1 })),
    succeeded: (): void => setFailure(undefined),
  } as const;
};

export interface FormFailureProps {
  /** Why the last attempt failed. */
  readonly failure: RefusalKey | undefined;
  /** Whether the next attempt is pending. */
  readonly waiting: boolean;
}

/** Shows why the last attempt failed and reserves the message's space until the next one ends. */
export function FormFailure({ failure, waiting }: FormFailureProps) {
  const { t } = useTranslation();
  return (
    <TryMessage why={failure} waiting={waiting}>
      {(why) => <InlineMessage kind="error">{t(why)}</InlineMessage>}
    </TryMessage>
  );
}
