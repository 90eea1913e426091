import { Dialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { Slide } from "./slide.tsx";
import { answerSlide, useSlideAsked, useSlideCount } from "./slide-request.ts";

/** The dialog of the sandbox's human verification; closing it is an answer too. */
export default function SlideDialog() {
  const { t } = useTranslation();
  const asked = useSlideAsked();
  const count = useSlideCount();
  return (
    <Dialog
      open={asked}
      onClose={() => answerSlide(undefined)}
      title={t("sms.human.title")}
      closeLabel={t("common.close")}
    >
      <Slide key={count} />
    </Dialog>
  );
}
