import "@volado/ui/image-upload.css";
import { PICTURES_MAX } from "@volado/domain/validation";
import { ImageUpload } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { usePictures } from "./use-pictures.ts";

export interface PictureFieldProps {
  readonly chosen: ReturnType<typeof usePictures>;
  /** @default the translated "pictures" */
  readonly label?: string;
  /** Validation error. */
  readonly error?: string | undefined;
}

/** Pictures of a form: png or jpg, 5 MB, at most 3 (Spec §5 "uploads"). Needs the texts `uploads`. */
export function PictureField({ chosen, label, error }: PictureFieldProps) {
  const { t } = useTranslation();
  const { pictures, refused, add, remove } = chosen;
  const problem = refused ? t(`uploads.problems.${refused.problem}`, { name: refused.name }) : error;
  return (
    <ImageUpload
      label={label ?? t("uploads.pictures")}
      hint={t("uploads.hint")}
      error={problem}
      addLabel={t("uploads.add")}
      removeLabel={({ name }) => t("uploads.remove", { name })}
      images={pictures}
      max={PICTURES_MAX}
      accept="image/*"
      onAdd={(files) => void add(files)}
      onRemove={remove}
    />
  );
}
