import { Button, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface TeamEmptyProps {
  /** Whether somebody or something was searched for. */
  readonly narrowed: boolean;
  /** Shows everybody again. */
  readonly onReset: () => void;
}

/** Nobody was found, or there is nobody yet. */
export function TeamEmpty({ narrowed, onReset }: TeamEmptyProps) {
  const { t } = useTranslation();
  const kind = narrowed ? "found" : "there";
  return (
    <EmptyState
      title={t(`agency.empty.${kind}.title`)}
      action={
        narrowed && (
          <Button variant="quiet" onClick={onReset}>
            {t("agency.empty.reset")}
          </Button>
        )
      }
    >
      {t(`agency.empty.${kind}.text`)}
    </EmptyState>
  );
}
