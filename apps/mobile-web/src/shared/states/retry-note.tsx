import { Button, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";

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
