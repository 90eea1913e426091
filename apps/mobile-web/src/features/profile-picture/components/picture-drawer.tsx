import "./picture.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { SetHeadIconInput } from "@volado/api-client/endpoints";
import { headIconMutations, headIconQueries } from "@volado/api-client/query";
import type { HeadIcons } from "@volado/domain/member";
import { PICTURE_BYTES_MAX } from "@volado/domain/validation";
import { Avatar, Button, Drawer, InlineMessage, Skeleton } from "@volado/ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TryMessage } from "../../../shared/forms/form-failure.tsx";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { decodedPicture, drawnJpeg } from "../../../shared/pictures/drawn-jpeg.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { LoadFailure } from "../../../shared/query/load-failure.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Side in pixels: three times the size of the largest avatar. */
const SIDE_PX = 512;

/** The centre of a photo as a small square; undefined if the file is not a picture. */
const squaredPicture = async (file: File): Promise<File | undefined> => {
  const picture = await decodedPicture(file);
  if (!picture) return undefined;
  const { width, height } = picture;
  const side = Math.min(width, height);
  const middle = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
  const drawn = Math.min(SIDE_PX, side);
  const size = { width: drawn, height: drawn };
  const squared = await drawnJpeg(picture, middle, size, { name: "picture.jpg", quality: 0.9 });
  picture.close();
  return squared;
};

/** Changes the picture to an offered one or an uploaded file, and reports failures. */
const usePictureChange = (onChanged: () => void) => {
  const { t } = useTranslation();
  const { mutateAsync, isPending: sending } = useMutation(headIconMutations.change(useClient()));
  const [failure, setFailure] = useState<string>();

  const change = async (input: SetHeadIconInput): Promise<void> => {
    setFailure(undefined);
    try {
      await mutateAsync(input);
    } catch (error) {
      setFailure(t(messageKeyOf(error)));
      return;
    }
    showToast({ kind: "success", text: t("picture.changed") });
    onChanged();
  };

  const upload = async (file: File): Promise<void> => {
    setFailure(undefined);
    // The redrawn picture is small, however large the photo.
    const squared = await squaredPicture(file);
    if (squared) return change({ file: squared });
    setFailure(t(file.size > PICTURE_BYTES_MAX ? "picture.tooLarge" : "picture.wrongKind"));
  };

  return { change, upload, failure, sending } as const;
};

interface PictureOptionsProps {
  offered: HeadIcons;
  busy: boolean;
  onChoose: (input: SetHeadIconInput) => Promise<void>;
}

/** The offered pictures; the current one is pressed. */
function PictureOptions({ offered: { current, icons }, busy, onChoose }: PictureOptionsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="app-pictures">
      <legend>{t("picture.choose")}</legend>
      {icons.map(({ id, url }, place) => (
        <button
          key={id}
          type="button"
          className="app-pictures__option"
          aria-label={t("picture.option", { number: place + 1 })}
          aria-pressed={url === current}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) void onChoose({ iconId: id });
          }}
        >
          <Avatar src={url} size={56} />
        </button>
      ))}
    </fieldset>
  );
}

/** Selects or uploads a profile picture (Spec §7 "head icon", §5 uploads). */
export function PictureDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const offered = asyncState(useQuery(headIconQueries.offered(useClient(), useSession()?.userName)));
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
