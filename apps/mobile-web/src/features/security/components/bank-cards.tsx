import { useMutation } from "@tanstack/react-query";
import { bankCardMutations } from "@volado/api-client/query";
import type { FieldProblem } from "@volado/domain/errors";
import { type BankCard, paymentPasswordProblem } from "@volado/domain/wallet";
import {
  BankCardIcon,
  Button,
  ButtonLink,
  Card,
  Dialog,
  EmptyState,
  InlineMessage,
  List,
  ListItem,
  Skeleton,
} from "@volado/ui";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { type RefusalKey, refusalKeyOf } from "../../../shared/forms/refusals.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { CurrentPasswordField, PartHead, type SecurityPartProps, useBankCards } from "./part-head.tsx";

/** Requires the payment password to remove a card; a failure keeps the typed value. */
export function BankCardRemoval({ cardId, name, open, onClose }: BankCardRemovalProps) {
  const { t } = useTranslation();
  const formId = useId();
  const keyed = useIdempotencyKeys();
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<RefusalKey>();
  const { mutateAsync, isPending: removing } = useMutation(bankCardMutations.remove(useClient()));
  const [problem, setProblem] = useState<FieldProblem>();
  const atField = failure === "errors.paymentPasswordWrong";

  const close = () => {
    setTyped("");
    setFailure(undefined);
    setProblem(undefined);
    onClose();
  };
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const invalid = paymentPasswordProblem(typed);
    setProblem(invalid);
    if (invalid) return undefined;
    try {
      await mutateAsync({ cardId, paymentPassword: typed, idempotencyKey: keyed.keyOf(cardId) });
      keyed.done(cardId);
    } catch (error) {
      return setFailure(refusalKeyOf(error));
    }
    showToast({ kind: "success", text: t("security.cards.removed") });
    return close();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!removing}
      title={t("security.cards.removeTitle")}
      actions={
        <>
          <Button variant="quiet" disabled={removing} onClick={close}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={removing}>
            {t("security.cards.remove")}
          </Button>
        </>
      }
    >
      <form id={formId} className="app-passwords" noValidate onSubmit={remove}>
        <p>{t("security.cards.removeText", { card: name })}</p>
        <FormFailure failure={failure && !atField ? failure : undefined} waiting={removing} />
        <CurrentPasswordField
          label={t("security.card.payment")}
          value={typed}
          error={problem ? t(problem.key, problem.values) : atField && t(failure)}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => {
            setTyped(event.target.value);
            setFailure(undefined);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

interface BankCardRemovalProps {
  readonly cardId: string;
  /** Bank and last digits. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

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
      <LoadingBlock className="app-security" text="security.cards.loading">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </LoadingBlock>
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
      <PartHead title={t("security.cards.title")} rows={cards.length}>
        {t("security.cards.intro")}
      </PartHead>
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
