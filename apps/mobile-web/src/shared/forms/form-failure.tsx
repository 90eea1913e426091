import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { RefusalKey } from "./refusals.ts";
import { TryMessage } from "./try-message.tsx";

export interface FormFailureProps {
  /** Why the last attempt failed. */
  readonly failure: RefusalKey | undefined;
  /** Whether the next attempt is pending. */
  readonly waiting: boolean;
}

/** Shows why the last attempt failed and reserves the message's room until the next one is answered. */
export function FormFailure({ failure, waiting }: FormFailureProps) {
  const { t } = useTranslation();
  return (
    <TryMessage why={failure} waiting={waiting}>
      {(why) => <InlineMessage kind="error">{t(why)}</InlineMessage>}
    </TryMessage>
  );
}
