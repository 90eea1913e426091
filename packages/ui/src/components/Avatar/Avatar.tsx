import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useState } from "react";
import { ProfileIcon } from "../../icons/index.ts";

/** A player's picture. Falls back to the initial of their name, and to a figure for guests. */
export function Avatar({ name, src, size = 44, className, style, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [initial] = name?.trim().toLocaleUpperCase() ?? "";
  return (
    <span
      {...rest}
      className={clsx("vo-avatar", className)}
      style={{ ...style, width: size, height: size, fontSize: size * 0.42 }}
      aria-hidden="true"
    >
      {src !== undefined && src !== failedSrc ? (
        <img src={src} alt="" width={size} height={size} onError={() => setFailedSrc(src)} />
      ) : (
        (initial ?? <ProfileIcon size={Math.round(size * 0.56)} />)
      )}
    </span>
  );
}

export interface AvatarProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The player's name. Omit it for guests. */
  name?: string | undefined;
  /** URL of the picture. The initial is shown if it fails to load. */
  src?: string | undefined;
  /** Width and height in CSS pixels. Defaults to 44. */
  size?: number | undefined;
}
