import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useBankCards } from "../hooks/use-bank-cards.ts";
import { BankCardForm } from "./bank-card-form.tsx";
import { PartHead } from "./part-head.tsx";
import { PaymentPassword } from "./payment-password.tsx";
import type { SecurityPartProps } from "./security-part.ts";

/** One more bank card; without a payment password that one is set first. */
export function NewBankCard({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  const cards = useBankCards();
  if (!overview.hasPaymentPassword) return <PaymentPassword overview={overview} />;
  return (
    <>
      <PartHead title={t("security.card.title")}>{t("security.cards.intro")}</PartHead>
      {cards.phase === "pending" && (
        <FormSkeleton fields={["holder", "number", "bank", "password", "submit"]} />
      )}
      {cards.phase === "failed" && <LoadFailure title={t("security.cards.failed")} failure={cards} />}
      {cards.phase === "content" && <BankCardForm banks={cards.data.banks} />}
    </>
  );
}
