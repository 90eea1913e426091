import { Dialog, Spinner } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";

export interface DownloadPopupProps {
  open: boolean;
  onClose: () => void;
}

const DownloadOffer = lazyPart({
  name: "app offer",
  load: () => import("./download-offer.tsx"),
  texts: ["install"],
  onFail: "retry",
});

/** The ways to the app (Spec §2 "Download popup"); their code and texts come with the first opening. */
export function DownloadPopup({ open, onClose }: DownloadPopupProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? (
    <Dialog open={open} onClose={onClose} title={t("download.title")} closeLabel={t("common.close")}>
      <DownloadOffer waiting={<Spinner label={t("common.loading")} />} />
    </Dialog>
  ) : null;
}
