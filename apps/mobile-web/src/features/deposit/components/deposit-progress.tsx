import { addMoney } from "@volado/domain/money";
import { type Deposit, DepositKind, DepositState } from "@volado/domain/wallet";
import { ButtonLink, CoinMark } from "@volado/ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useDeposit } from "../hooks/use-deposit.ts";
import { BackToGame } from "./back-to-game.tsx";
import { DepositFacts } from "./deposit-facts.tsx";
import { DepositSkeleton } from "./deposit-skeleton.tsx";
import { ReceiptForm } from "./receipt-form.tsx";

export interface DepositProgressProps {
  readonly depositId: string;
  /** Address of all transactions, while that page opens. */
  readonly records: string | undefined;
}

/** One deposit from its instructions to its end; it is looked at again until it is settled. */
export function DepositProgress({ depositId, records }: DepositProgressProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const one = useDeposit(depositId);
  const shown = useTapGuard(one.phase === "content" ? one.data.state : one.phase);
  if (one.phase === "pending") return <DepositSkeleton text={t("deposit.one.loading")} />;
  const again = (
    <ButtonLink variant="quiet" href={paths.deposit.to()} onNavigate={follow}>
      {t("deposit.one.again")}
    </ButtonLink>
  );
  if (one.phase === "failed")
    return (
      <div className="app-deposit">
        <LoadFailure title={t("deposit.one.failed")} failure={one} />
        {again}
      </div>
    );
  const { data: deposit } = one;
  return (
    <div ref={shown} className="app-deposit">
      {one.stale && <RetryNote text={t("deposit.one.stale")} onRetry={one.retry} />}
      <Stand deposit={deposit} />
      {deposit.payUrl !== undefined && (
        <ButtonLink block href={deposit.payUrl}>
          {t("deposit.pay")}
        </ButtonLink>
      )}
      <section className="app-deposit__card">
        <DepositFacts deposit={deposit} />
      </section>
      {deposit.state === DepositState.Awaiting && deposit.kind === DepositKind.Transfer && (
        <ReceiptForm depositId={deposit.id} />
      )}
      <div className="app-deposit__ways">
        <BackToGame variant={deposit.state === DepositState.Paid ? "action" : "quiet"} />
        {again}
        {records !== undefined && (
          <ButtonLink variant="link" href={records} onNavigate={follow}>
            {t("deposit.records")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Where it stands, in words; a change is read out and takes the focus that its buttons had. */
function Stand({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation();
  const { state, kind, amount, bonus } = deposit;
  const money = useMoneyText();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);
  const told = state === DepositState.Awaiting ? kind : state;
  return (
    <div className="app-deposit__stand" data-state={state} role="status">
      <CoinMark size={56} />
      <h2 ref={heading} tabIndex={-1}>
        {t(`deposit.titles.${told}`)}
      </h2>
      <p>{t(`deposit.explain.${told}`, { amount: money(addMoney(amount, bonus)) })}</p>
    </div>
  );
}
