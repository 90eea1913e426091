import "@volado/ui/fact-list.css";
import { ButtonLink, EmptyState, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useWithdrawalTerms } from "../hooks/use-withdrawal-terms.ts";
import { LatestWithdrawals } from "./latest-withdrawals.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawalBalance } from "./withdrawal-balance.tsx";

/**
 * Withdrawing in its looks: on its way, failed or not permitted, something missing first, and the form with
 * what was withdrawn.
 */
export function Withdraw() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const page = useWithdrawalTerms();
  if (page.phase === "pending")
    return (
      <div className="app-withdraw" aria-busy="true">
        <p className="vo-visually-hidden" role="status">
          {t("withdraw.loading")}
        </p>
        <Skeleton height={88} />
        <Skeleton height={320} />
      </div>
    );
  if (page.phase === "failed") return <LoadFailure title={t("withdraw.failed")} failure={page} />;

  const { terms, cards, latest } = page.data;
  const missing = !terms.hasPaymentPassword ? "noPassword" : cards.length === 0 ? "noCards" : undefined;
  return (
    <div className="app-withdraw">
      {page.stale && <RetryNote text={t("withdraw.stale")} onRetry={page.retry} />}
      <WithdrawalBalance terms={terms} />
      {missing === undefined ? (
        <WithdrawForm terms={terms} cards={cards} />
      ) : (
        <EmptyState
          title={t(`withdraw.${missing}.title`)}
          action={
            <ButtonLink
              href={paths.security.to({ view: missing === "noCards" ? "card" : "payment" })}
              onNavigate={follow}
            >
              {t(missing === "noCards" ? "withdraw.noCards.add" : "withdraw.noPassword.set")}
            </ButtonLink>
          }
        >
          {t(`withdraw.${missing}.text`)}
        </EmptyState>
      )}
      <LatestWithdrawals withdrawals={latest} />
    </div>
  );
}
