import type { BankCard } from "@volado/domain/wallet";
import {
  BankCardIcon,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  InlineMessage,
  List,
  ListItem,
  Skeleton,
} from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure, RetryNote } from "../../../shared/states/load-failure.tsx";
import { useBankCards } from "../hooks/use-bank-cards.ts";
import { BankCardRemoval } from "./bank-card-removal.tsx";
import { PartHead, type SecurityPartProps } from "./part-head.tsx";

/** One card: bank, last digits and holder. */
function BankCardRow({ card }: { readonly card: BankCard }) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const ending = t("security.cards.ending", {
    kind: t(`security.cards.kinds.${card.kind}`),
    digits: card.lastDigits,
  });
  const name = `${card.bank.name}, ${ending}`;
  return (
    <ListItem
      icon={<BankCardIcon />}
      detail={
        <>
          <span>{ending}</span>
          <br />
          <span>{card.holder}</span>
        </>
      }
      end={
        <Button
          size="s"
          variant="quiet"
          aria-label={t("security.cards.removeNamed", { card: name })}
          onClick={() => setRemoving(true)}
        >
          {t("security.cards.remove")}
        </Button>
      }
    >
      {card.bank.name}
      <BankCardRemoval cardId={card.id} name={name} open={removing} onClose={() => setRemoving(false)} />
    </ListItem>
  );
}

/** The player's bank cards, each removable, and a link to add one. */
export default function BankCards({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const state = useBankCards();
  if (state.phase === "pending")
    return (
      <div className="app-security" aria-busy="true">
        <span className="vo-visually-hidden" role="status">
          {t("security.cards.loading")}
        </span>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (state.phase === "failed") return <LoadFailure title={t("security.cards.failed")} failure={state} />;

  const { cards, limit } = state.data;
  const view = overview.hasPaymentPassword ? "card" : "payment";
  const add = (
    <ButtonLink block href={paths.security.to({ view })} onNavigate={follow}>
      {t(overview.hasPaymentPassword ? "security.cards.add" : "security.cards.createPayment")}
    </ButtonLink>
  );
  return (
    <>
      <PartHead title={t("security.cards.title")}>{t("security.cards.intro")}</PartHead>
      {state.stale && <RetryNote text={t("security.stale")} onRetry={state.retry} />}
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
