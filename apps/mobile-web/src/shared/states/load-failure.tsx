import { messageKeyOf } from "@volado/api-client";
import { Button, ErrorState, InlineMessage, OfflineState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useOnline } from "../device/use-online.ts";

/** Says beside what stands what could not be had or refreshed, with the way to try again. */
export function RetryNote({ text, onRetry }: RetryNoteProps) {
  const { t } = useTranslation();
  return (
    <InlineMessage
      kind="error"
      action={
        <Button size="s" variant="quiet" onClick={onRetry}>
          {t("common.retry")}
        </Button>
      }
    >
      {text}
    </InlineMessage>
  );
}

export interface RetryNoteProps {
  /** What is missing or out of date, in the player's language. */
  readonly text: string;
  /** The button is loading until it settles. */
  readonly onRetry: () => Promise<unknown>;
}

/**
 * What could not be loaded, why, and the way to try again; without a network it says that this needs one, instead of
 * blaming the site.
 */
export function LoadFailure({ title, failure }: LoadFailureProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const State = online ? ErrorState : OfflineState;
  return (
    <State title={title} retryLabel={t("common.retry")} onRetry={failure.retry}>
      {t(online ? messageKeyOf(failure.error) : "shell.needsNetwork")}
    </State>
  );
}

export interface LoadFailureProps {
  /** What is missing, in the player's language. */
  readonly title: string;
  /** Why, and the way to try again; the button is loading until that settles. */
  readonly failure: { readonly error: unknown; readonly retry: () => Promise<unknown> };
}
