import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { RefusalKey } from "./refusals.ts";
import { TryMessage } from "./try-message.tsx";

export interface FormFailureProps {
  /** Why the last try failed. */
  readonly failure: RefusalKey | undefined;
  /** The next try is under way. */
  readonly waiting: boolean;
}

/** Why the last try of a form failed; its room stays until the next one is answered. */
export function FormFailure({ failure, waiting }: FormFailureProps) {
  const { t } = useTranslation();
  return (
    <TryMessage why={failure} waiting={waiting}>
      {(why) => <InlineMessage kind="error">{t(why)}</InlineMessage>}
    </TryMessage>
  );
}
