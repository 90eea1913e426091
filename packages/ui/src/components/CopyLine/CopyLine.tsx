import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CopyIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

export interface CopyLineProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onCopy"> {
  /**
   * What the value is, such as "Link". Without it there is no frame: use that inside a FactList, which already has a
   * label.
   */
  name?: string | undefined;
  /** The text to copy. */
  value: string;
  /**
   * The displayed value, if it differs from the copied one, such as an amount with its currency. Defaults to `value`.
   */
  shown?: string | undefined;
  /** Accessible name of the button, such as "Copy the link". */
  copyLabel: string;
  /**
   * Called with whether the copy succeeded. Browsers deny clipboard access on insecure origins and without permission.
   */
  onCopy: (value: string) => void;
}

/** A labelled value with a copy button. */
export function CopyLine({
  name,
  value,
  shown = value,
  copyLabel,
  onCopy,
  className,
  ...rest
}: CopyLineProps) {
  return (
    <div {...rest} className={clsx("vo-copy-line", className)} data-kind={name ? undefined : "plain"}>
      <p>
        {name && <span>{name}</span>}
        <b>{shown}</b>
      </p>
      <IconButton label={copyLabel} onClick={() => onCopy(value)}>
        <CopyIcon size={20} />
      </IconButton>
    </div>
  );
}
