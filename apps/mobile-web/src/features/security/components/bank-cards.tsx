import { messageKeyOf } from "@volado/api-client";
import { Button, ButtonLink, Card, EmptyState, InlineMessage, List, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useBankCards } from "../hooks/use-bank-cards.ts";
import { BankCardRow } from "./bank-card-row.tsx";
import { PartHead } from "./part-head.tsx";
import type { SecurityPartProps } from "./security-part.ts";

/** The player's bank cards, each to be removed, and the way to one more. */
export default function BankCards({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const { data, error, isFetching, isRefetchError, refetch } = useBankCards();
  if (data === undefined) {
    if (error && !isFetching)
      return (
        <LoadFailure title={t("security.cards.failed")} messageKey={messageKeyOf(error)} onRetry={refetch} />
      );
    return (
      <div className="app-security" aria-busy="true">
        <span className="vo-visually-hidden" role="status">
          {t("security.cards.loading")}
        </span>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  }

  const { cards, limit } = data;
  const view = overview.hasPaymentPassword ? "card" : "payment";
  const add = (
    <ButtonLink block href={paths.security.to({ view })} onNavigate={follow}>
      {t(overview.hasPaymentPassword ? "security.cards.add" : "security.cards.createPayment")}
    </ButtonLink>
  );
  return (
    <>
      <PartHead title={t("security.cards.title")}>{t("security.cards.intro")}</PartHead>
      {isRefetchError && (
        <InlineMessage
          kind="error"
          action={
            <Button size="s" variant="quiet" onClick={() => refetch()}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("security.stale")}
        </InlineMessage>
      )}
      {!overview.hasPaymentPassword && <InlineMessage>{t("security.cards.needsPayment")}</InlineMessage>}
      {cards.length === 0 ? (
        <EmptyState title={t("security.cards.emptyTitle")} action={add}>
          {t("security.cards.empty")}
        </EmptyState>
      ) : (
        <>
          <Card kind="list">
            <List>
              {cards.map((card) => (
                <BankCardRow key={card.id} card={card} />
              ))}
            </List>
          </Card>
          {cards.length < limit ? add : <InlineMessage>{t("security.cards.full", { limit })}</InlineMessage>}
        </>
      )}
    </>
  );
}
