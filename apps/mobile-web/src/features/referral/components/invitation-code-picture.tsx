import "@volado/ui/qr-code.css";
import { QrCode } from "@volado/ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { qrCells } from "../qr-cells.ts";

/** The link as a picture for another phone's camera. */
export function InvitationCodePicture({ address }: { address: string }) {
  const { t } = useTranslation();
  const cells = useMemo(() => qrCells(address), [address]);
  return (
    <figure className="app-invite__qr">
      <QrCode cells={cells} label={t("invite.qr")} />
      <figcaption>{t("invite.qrHint")}</figcaption>
    </figure>
  );
}
