import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { Opening } from "../hooks/use-envelopes.ts";
import { useMoney } from "../hooks/use-money.ts";

export interface OpeningNoteProps {
  /** Undefined before the first tap. */
  readonly opening: Opening | undefined;
  /** ISO 4217 code of what an envelope holds. */
  readonly currency: string;
}

/** What the last envelope held, or why that isn't known. */
export function OpeningNote({ opening, currency }: OpeningNoteProps) {
  const { t } = useTranslation();
  const money = useMoney();
  if (!opening) return null;
  if (opening.state === "opening") return <InlineMessage kind="info">{t("redRain.opening")}</InlineMessage>;
  if (opening.state === "changed") return <InlineMessage kind="info">{t("redRain.changed")}</InlineMessage>;
  if (opening.state === "unsure")
    return (
      <InlineMessage kind="error">
        {t(opening.messageKey)} {t("redRain.unsure")}
      </InlineMessage>
    );
  const { amount } = opening;
  return amount > 0 ? (
    <InlineMessage kind="success">{t("redRain.won", { amount: money(amount, currency) })}</InlineMessage>
  ) : (
    <InlineMessage kind="info">{t("redRain.nothing")}</InlineMessage>
  );
}
