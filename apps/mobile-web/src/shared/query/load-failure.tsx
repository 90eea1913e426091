import { messageKeyOf } from "@volado/api-client";
import { Button, ErrorState, InlineMessage, OfflineState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useOnline } from "../release/gateway-reachability.ts";

/** Message with a retry button, shown with content that is incomplete or outdated. */
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
  /** What is missing or outdated, translated. */
  readonly text: string;
  /** The button shows a spinner until this settles. */
  readonly onRetry: () => Promise<unknown>;
}

/** Shows what could not be loaded, why, and a retry button; when offline, it says that instead. */
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
  /** What is missing, translated. */
  readonly title: string;
  /** The error and its retry; the button shows a spinner until that settles. */
  readonly failure: { readonly error: unknown; readonly retry: () => Promise<unknown> };
}
