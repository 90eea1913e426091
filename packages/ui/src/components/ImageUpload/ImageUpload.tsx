import { clsx } from "clsx/lite";
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { CloseButton } from "../../overlays/overlay.tsx";
import { hasContent } from "../../props.ts";

export interface UploadImage {
  id: string;
  /** Accessible name, such as the file name. */
  name: string;
  /** URL of the preview. */
  src: string;
}

/** Uploads a few pictures: previews with remove buttons, and a tile that adds more. */
export function ImageUpload({
  label,
  hint,
  error,
  addLabel,
  removeLabel,
  images,
  max,
  accept,
  disabled = false,
  onAdd,
  onRemove,
  className,
  ...rest
}: ImageUploadProps) {
  const messageId = useId();
  const invalid = hasContent(error);
  const message = invalid ? error : hint;
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Resets the input, so that a removed file can be selected again.
    currentTarget.value = "";
    if (files.length > 0) onAdd(files);
  };
  return (
    <fieldset
      {...rest}
      className={clsx("vo-image-upload", className)}
      aria-describedby={messageId}
      data-invalid={invalid || undefined}
      disabled={disabled}
    >
      <legend className="vo-image-upload__label">{label}</legend>
      <ul className="vo-image-upload__images">
        {images.map((image) => (
          <li key={image.id} className="vo-image-upload__image">
            <img src={image.src} alt={image.name} />
            <CloseButton
              className="vo-image-upload__remove"
              label={removeLabel(image)}
              onClick={() => onRemove(image)}
            />
          </li>
        ))}
        {images.length < max && (
          <li>
            <label className="vo-image-upload__add">
              <input type="file" accept={accept} multiple={max - images.length > 1} onChange={add} />
              <span aria-hidden="true">+</span>
              <span>{addLabel}</span>
            </label>
          </li>
        )}
      </ul>
      <div className="vo-image-upload__message" id={messageId} aria-live="polite">
        {message}
      </div>
    </fieldset>
  );
}

export interface ImageUploadProps extends Omit<ComponentPropsWithRef<"fieldset">, "children"> {
  /** Accessible name of the group. */
  label: ReactNode;
  /** Help text, such as which files are accepted. */
  hint?: ReactNode;
  /** Why a file was rejected. Replaces the hint. */
  error?: ReactNode;
  /** Label of the tile that opens the file picker. */
  addLabel: ReactNode;
  /** Name of the remove button. */
  removeLabel: (image: UploadImage) => string;
  images: readonly UploadImage[];
  /** Maximum number of pictures. The tile is hidden when it is reached. */
  max: number;
  /** Like the attribute of a file input: "image/png,image/jpeg". */
  accept: string;
  /** @default false */
  disabled?: boolean | undefined;
  /** Called with the selected files, which are not validated. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (image: UploadImage) => void;
}
