import { Button, ButtonLink, ShareIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useShare } from "../hooks/use-share.ts";

/** Hands the link on: by WhatsApp, and by whatever the phone itself offers, where it offers something. */
export function ShareButtons({ address }: { address: string }) {
  const { t } = useTranslation();
  const share = useShare();
  const text = t("invite.shareText");
  return (
    <div className="app-invite__share">
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
