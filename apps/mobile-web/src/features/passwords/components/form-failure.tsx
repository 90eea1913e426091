import type { MessageKey } from "@volado/domain";
import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** Why an attempt failed, above its form. */
export function FormFailure({ failure }: { failure: MessageKey | undefined }) {
  const { t } = useTranslation();
  return failure ? <InlineMessage kind="error">{t(failure)}</InlineMessage> : null;
}
