import "./share-address.css";
import "@volado/ui/qr-code.css";
import { Button, ButtonLink, QrCode, ShareIcon } from "@volado/ui";
import { generate } from "lean-qr";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "./use-copy.ts";

interface Shared {
  readonly text: string;
  readonly url: string;
}

/** Whether the player dismissed the sheet, which browsers report as an error. */
const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Opens the browser's share sheet; undefined if unsupported. If sharing fails, the link is copied instead. */
export const useShare = (): ((what: Shared) => Promise<void>) | undefined => {
  const copy = useCopy();
  if (!("share" in navigator)) return undefined;
  return async (what) => {
    try {
      await navigator.share(what);
    } catch (error) {
      if (!isDismissal(error)) await copy(what.url);
    }
  };
};

/** The rows of a QR code; a dark cell is true. Generated here, so that no third party gets the link. */
export const qrCells = (text: string): readonly (readonly boolean[])[] => {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, place) => place);
  return places.map((y) => places.map((x) => code.get(x, y)));
};

/** Shares an invitation by WhatsApp and, if the browser has one, the share sheet. Needs the texts "menus". */
export function ShareButtons({ address }: { address: string }) {
  const { t } = useTranslation();
  const share = useShare();
  const text = t("invite.shareText");
  return (
    <div className="app-share-buttons">
      <ButtonLink
        block
        href={`https://wa.me/?${new URLSearchParams({ text: `${text} ${address}` })}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("invite.whatsapp")}
      </ButtonLink>
      {share && (
        <Button
          block
          variant="quiet"
          icon={<ShareIcon size={20} />}
          onClick={() => void share({ text, url: address })}
        >
          {t("invite.share")}
        </Button>
      )}
    </div>
  );
}

/** An address as a QR code, for those beside the player. Needs the texts "menus". */
export function AddressPicture({ address }: { address: string }) {
  const { t } = useTranslation();
  const cells = useMemo(() => qrCells(address), [address]);
  return (
    <figure className="app-share-picture">
      <QrCode cells={cells} label={t("invite.qr")} />
      <figcaption>{t("invite.qrHint")}</figcaption>
    </figure>
  );
}
