import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { RefusalKey } from "./refusal-key.ts";

/** Why an attempt failed, above its form. */
export function FormFailure({ failure }: { failure: RefusalKey | undefined }) {
  const { t } = useTranslation();
  return failure ? <InlineMessage kind="error">{t(failure)}</InlineMessage> : null;
}
