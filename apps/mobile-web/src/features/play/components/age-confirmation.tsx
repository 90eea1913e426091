import { Button, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";

/** Asks a guest for the minimum age before a demonstration, where the licence wants it (decisions S6a). */
export function AgeConfirmation({ onConfirm, onCancel }: AgeConfirmationProps) {
  const { t } = useTranslation();
  const age = merchant.policy.minimumAge;
  return (
    <EmptyState
      title={t("games.play.age.title", { age })}
      action={
        <>
          <Button onClick={onConfirm}>{t("games.play.age.confirm", { age })}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
        </>
      }
    >
      {t("games.play.age.text")}
    </EmptyState>
  );
}

interface AgeConfirmationProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}
