import "@volado/ui/progress.css";
import "./active-bonus.css";
import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { depositMutations } from "@volado/api-client/query";
import { addMoney } from "@volado/domain/money";
import type { ActiveBonus } from "@volado/domain/wallet";
import { Button, Card, ConfirmDialog, InlineMessage, Progress } from "@volado/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailedTry } from "../../../shared/forms/form-failure.tsx";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useBalanceText } from "../../../shared/session/hideable-balance.tsx";

/** Gives up a bonus; a retry reuses its idempotency key. */
const useGiveUpBonus = ({ id: bonusId }: ActiveBonus) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const keys = useIdempotencyKeys();
  const { failure, failed } = useFailedTry();
  const { mutateAsync } = useMutation(depositMutations.giveUpBonus(useClient()));
  const giveUp = async (): Promise<void> => {
    try {
      const { amount } = await mutateAsync({ bonusId, idempotencyKey: keys.keyOf(bonusId) });
      showToast({ kind: "success", text: t("activeBonus.givenUp", { amount: money(amount) }) });
    } catch (error) {
      failed(messageKeyOf(error));
    }
  };
  return { giveUp, failure } as const;
};

/** The player's active bonus: bonus money, wagering progress, and a way to give it up (docs/decisions/102). */
export function ActiveBonusCard({ bonus }: { readonly bonus: ActiveBonus }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const balanceText = useBalanceText();
  const titleId = useId();
  const progressId = useId();
  const [confirming, setConfirming] = useState(false);
  const { giveUp, failure } = useGiveUpBonus(bonus);
  const { title, remaining, wagered, wager, inBets } = bonus;
  return (
    <Card role="region" className="app-bonus" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>
        <span>{t("activeBonus.money")}</span> <b>{balanceText(remaining)}</b>
      </p>
      <p id={progressId}>{t("activeBonus.progress", { wagered: money(wagered), wager: money(wager) })}</p>
      <Progress aria-labelledby={progressId} value={wagered.centavos} max={wager.centavos} />
      <p>{t("activeBonus.explain")}</p>
      {failure && (
        <InlineMessage key={failure.number} kind="error">
          {t(failure.messageKey)}
        </InlineMessage>
      )}
      <Button variant="quiet" size="s" onClick={() => setConfirming(true)}>
        {t("activeBonus.giveUp")}
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t("activeBonus.confirm.title")}
        confirmLabel={t("activeBonus.confirm.yes")}
        cancelLabel={t("common.cancel")}
        tone="danger"
        onConfirm={async () => {
          await giveUp();
          setConfirming(false);
        }}
      >
        <p>{t("activeBonus.confirm.text", { amount: money(addMoney(remaining, inBets)) })}</p>
        {inBets.centavos > 0 && <p>{t("activeBonus.inBets", { amount: money(inBets) })}</p>}
      </ConfirmDialog>
    </Card>
  );
}
