import { SlideConfirm, Spinner } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../forms/form-failure.tsx";
import { RetryBlock } from "../states/retry-block.tsx";
import { useSlide } from "./use-slide.ts";

/** The bar to slide across, as soon as there is a challenge for it. */
export function Slide() {
  const { t } = useTranslation();
  const { status, failure, retry, slid } = useSlide();
  if (retry) return <RetryBlock onRetry={retry} />;
  if (status === "loading") return <Spinner label={t("common.loading")} />;
  return (
    <>
      <FormFailure failure={failure} waiting={status === "checking"} />
      <SlideConfirm
        status={status}
        label={t("sms.human.slide")}
        hint={t("sms.human.hint")}
        checkingLabel={t("sms.human.checking")}
        doneLabel={t("sms.human.done")}
        failedLabel={t("sms.human.failed")}
        onSlide={slid}
      />
    </>
  );
}
