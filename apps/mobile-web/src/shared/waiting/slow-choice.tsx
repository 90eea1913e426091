import { Button } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { SlowWait } from "./use-slow-wait.ts";

/** Retry and cancel buttons of a slow wait. */
export function SlowChoice({ wait: { again, giveUp } }: { wait: SlowWait }) {
  const { t } = useTranslation();
  return (
    <>
      {again && (
        <Button size="s" onClick={() => again()}>
          {t("common.retry")}
        </Button>
      )}
      <Button size="s" variant="quiet" onClick={() => giveUp()}>
        {t("common.cancel")}
      </Button>
    </>
  );
}
