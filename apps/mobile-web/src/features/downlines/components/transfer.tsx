import "@volado/ui/fact-list.css";
import { formatMoney } from "@volado/i18n";
import { ButtonLink, Card, EmptyState, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useLanguage } from "../../../shared/language/language.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { usePurse } from "../hooks/use-purse.ts";
import { TransferForm } from "./transfer-form.tsx";

/** Money for downlines, in its looks: on its way, failed, a payment password missing first, and the form. */
export function Transfer() {
  const { t } = useTranslation();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const room = usePurse();
  if (room.phase === "pending")
    return <FormSkeleton fields={["balance", "who", "amount", "password", "submit"]} />;
  if (room.phase === "failed")
    return (
      <LoadFailure title={t("downlines.transfer.failed")} messageKey={room.messageKey} onRetry={room.retry} />
    );
  const { purse } = room;
  const money = (amount: number) => formatMoney(amount, purse.currency, language);
  return (
    <div className="app-downlines__part">
      {room.stale && <RetryNote text={t("downlines.transfer.stale")} onRetry={room.retry} />}
      <Card className="app-downlines__purse">
        <p>
          {t("downlines.transfer.available")}
          <b>{money(purse.available)}</b>
        </p>
        {purse.rolloverLeft > 0 && (
          <InlineMessage>
            {t("downlines.transfer.rollover", { amount: money(purse.rolloverLeft) })}
          </InlineMessage>
        )}
      </Card>
      {purse.hasPaymentPassword ? (
        <TransferForm purse={purse} />
      ) : (
        <EmptyState
          title={t("downlines.transfer.noPassword.title")}
          action={
            <ButtonLink href={paths.security.to({ view: "payment" })} onNavigate={follow}>
              {t("downlines.transfer.noPassword.set")}
            </ButtonLink>
          }
        >
          {t("downlines.transfer.noPassword.text")}
        </EmptyState>
      )}
    </div>
  );
}
