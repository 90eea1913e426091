import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CopyIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/index.ts";

export interface CopyLineProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onCopy"> {
  /** What it is, such as "Link". */
  name: string;
  /** What is copied: the whole of it is shown. */
  value: string;
  /** Name of the button, such as "Copy the link". */
  copyLabel: string;
  /** Copies, and says whether it worked: browsers refuse the clipboard on insecure origins and without permission. */
  onCopy: (value: string) => void;
}

/** Something to hand on: its name, the whole of it to be read, and a button that copies it. */
export function CopyLine({ name, value, copyLabel, onCopy, className, ...rest }: CopyLineProps) {
  return (
    <div {...rest} className={clsx("vo-copy-line", className)}>
      <p>
        <span>{name}</span>
        <b>{value}</b>
      </p>
      <IconButton label={copyLabel} onClick={() => onCopy(value)}>
        <CopyIcon size={20} />
      </IconButton>
    </div>
  );
}
