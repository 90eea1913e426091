import { Dialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { OverlayProps } from "../lazy/overlay-props.ts";
import { Slide } from "./slide.tsx";
import { useSlideCount } from "./slide-request.ts";

/** The dialog of the sandbox's human verification; closing it is an answer too. */
export default function SlideDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation();
  const count = useSlideCount();
  return (
    <Dialog open={open} onClose={onClose} title={t("sms.human.title")} closeLabel={t("common.close")}>
      <Slide key={count} />
    </Dialog>
  );
}
