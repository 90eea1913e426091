import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import type { Opening } from "../hooks/use-envelopes.ts";

export interface OpeningNoteProps {
  /** Undefined before the first tap. */
  readonly opening: Opening | undefined;
}

/** What the last envelope held, or why that isn't known. */
export function OpeningNote({ opening }: OpeningNoteProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  if (!opening) return null;
  if (opening.state === "opening") return <InlineMessage kind="info">{t("redRain.opening")}</InlineMessage>;
  if (opening.state === "changed") return <InlineMessage kind="info">{t("redRain.changed")}</InlineMessage>;
  if (opening.state === "unsure")
    return <InlineMessage kind="error">{`${t(opening.messageKey)} ${t("redRain.unsure")}`}</InlineMessage>;
  const { amount } = opening;
  return amount.centavos > 0 ? (
    <InlineMessage kind="success">{t("redRain.won", { amount: money(amount) })}</InlineMessage>
  ) : (
    <InlineMessage kind="info">{t("redRain.nothing")}</InlineMessage>
  );
}
