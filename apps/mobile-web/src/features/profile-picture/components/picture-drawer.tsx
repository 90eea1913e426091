import "./picture.css";
import { Button, Drawer, InlineMessage, Skeleton } from "@volado/ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { TryMessage } from "../../../shared/forms/try-message.tsx";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useOfferedPictures, usePictureChange } from "../hooks/use-profile-picture.ts";
import { PictureOptions } from "./picture-options.tsx";

interface PictureDrawerProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Chooses the profile picture among those on offer, or takes one of the player's own (Spec §7 "head icon", §5 uploads).
 */
export function PictureDrawer({ open, onClose }: PictureDrawerProps) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const offered = useOfferedPictures();
  const { change, upload, failure, sending } = usePictureChange(onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="bottom"
      title={t("picture.title")}
      closeLabel={t("common.close")}
    >
      <div className="app-picture">
        <TryMessage why={failure} waiting={sending}>
          {(why) => <InlineMessage kind="error">{why}</InlineMessage>}
        </TryMessage>
        {offered.phase === "pending" && <Skeleton height={150} />}
        {offered.phase === "failed" && <LoadFailure title={t("picture.failed")} failure={offered} />}
        {offered.phase === "content" && offered.data.icons.length === 0 && <p>{t("picture.empty")}</p>}
        {offered.phase === "content" && offered.data.icons.length > 0 && (
          <PictureOptions offered={offered.data} busy={sending} onChoose={change} />
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/*"
          aria-label={t("picture.upload")}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) void upload(file);
          }}
        />
        <Button variant="quiet" block loading={sending} onClick={() => chooser.current?.click()}>
          {t("picture.upload")}
        </Button>
        <p className="app-picture__limits">{t("picture.limits")}</p>
      </div>
    </Drawer>
  );
}
