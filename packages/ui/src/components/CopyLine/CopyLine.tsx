import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CopyIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

export interface CopyLineProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onCopy"> {
  /**
   * What it is, such as "Link". Without it there is no frame either: the line stands where it is named
   * already, as in a FactList.
   */
  name?: string | undefined;
  /** What is copied. */
  value: string;
  /**
   * The whole of it as it is read, where that isn't how it is typed: an amount with its currency.
   * @default value
   */
  shown?: string | undefined;
  /** Name of the button, such as "Copy the link". */
  copyLabel: string;
  /** Copies, and says whether it worked: browsers refuse the clipboard on insecure origins and without permission. */
  onCopy: (value: string) => void;
}

/** Something to hand on: its name, the whole of it to be read, and a button that copies it. */
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
