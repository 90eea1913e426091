import { Dialog, Spinner } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyPart } from "../../../shared/states/lazy-part.tsx";
import { loadAppOffer } from "../load-app-offer.ts";

export interface DownloadPopupProps {
  open: boolean;
  onClose: () => void;
}

const inDialog = { headingLevel: 3 } as const;

/** The ways to the app (Spec §2 "Download popup"); their code and texts come with the first opening. */
export function DownloadPopup({ open, onClose }: DownloadPopupProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? (
    <Dialog open={open} onClose={onClose} title={t("download.title")} closeLabel={t("common.close")}>
      <LazyPart load={loadAppOffer} props={inDialog} waiting={<Spinner label={t("common.loading")} />} />
    </Dialog>
  ) : null;
}
