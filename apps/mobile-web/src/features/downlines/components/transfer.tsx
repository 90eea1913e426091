import "@volado/ui/fact-list.css";
import { ButtonLink, Card, EmptyState, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure, RetryNote } from "../../../shared/states/load-failure.tsx";
import { useTransferBalance } from "../hooks/use-transfer-form.ts";
import { TransferForm } from "./transfer-form.tsx";

/** Transfer to downlines: loading, failed, missing payment password, or the form. */
export function Transfer() {
  const { t } = useTranslation();
  const money = useMoneyText();
  const follow = useLinkNavigation();
  const available = useTransferBalance();
  if (available.phase === "pending")
    return <FormSkeleton fields={["balance", "who", "amount", "password", "submit"]} />;
  if (available.phase === "failed")
    return <LoadFailure title={t("downlines.transfer.failed")} failure={available} />;
  const { data: balance } = available;
  return (
    <div className="app-downlines__part">
      {available.stale && <RetryNote text={t("downlines.transfer.stale")} onRetry={available.retry} />}
      <Card className="app-downlines__balance">
        <p>
          <span>{t("downlines.transfer.available")}</span>
          <b>{money(balance.available)}</b>
        </p>
        {balance.rolloverLeft.centavos > 0 && (
          <InlineMessage>
            {t("downlines.transfer.rollover", { amount: money(balance.rolloverLeft) })}
          </InlineMessage>
        )}
      </Card>
      {balance.hasPaymentPassword ? (
        <TransferForm balance={balance} />
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
