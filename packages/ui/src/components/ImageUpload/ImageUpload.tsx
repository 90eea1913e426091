import { clsx } from "clsx/lite";
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { hasContent } from "../../content/has-content.ts";
import { CloseButton } from "../../overlays/overlay.tsx";

/** A chosen picture. */
export interface UploadImage {
  id: string;
  /** Read aloud, such as the file's name. */
  name: string;
  /** Address of the preview. */
  src: string;
}

/** A few pictures from the phone: their previews, each with a button that takes it away, and a tile that adds more. */
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
    // The same file may be chosen again after it was taken away.
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
  /** Names the group. */
  label: ReactNode;
  /** What may be chosen. */
  hint?: ReactNode;
  /** Why something was not taken; shown instead of the hint. */
  error?: ReactNode;
  /** On the tile that opens the phone's picker. */
  addLabel: ReactNode;
  /** Name of the button that takes a picture away. */
  removeLabel: (image: UploadImage) => string;
  images: readonly UploadImage[];
  /** With so many the adding tile goes. */
  max: number;
  /** As of a file input, such as "image/png,image/jpeg". */
  accept: string;
  /** @default false */
  disabled?: boolean | undefined;
  /** Files that were chosen, unchecked. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (image: UploadImage) => void;
}
