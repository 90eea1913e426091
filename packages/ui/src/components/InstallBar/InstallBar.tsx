import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
import { CloseIcon } from "../../icons/index.ts";
import { CoinMark } from "../CoinMark/index.ts";
import { IconButton } from "../IconButton/index.ts";

/**
 * Offers the app of the site in one line: its icon, a few words, the button, and a way to be rid of it. Its styles are a sheet of
 * their own, `@volado/ui/install-bar.css`.
 */
export function InstallBar({
  label,
  iconUrl,
  action,
  onClose,
  closeLabel,
  className,
  children,
  ...rest
}: InstallBarProps) {
  const [broken, setBroken] = useState(false);
  return (
    <section {...rest} className={clsx("vo-install-bar", className)} aria-label={label}>
      {iconUrl === undefined || broken ? (
        <CoinMark className="vo-install-bar__mark" size={36} />
      ) : (
        <img
          className="vo-install-bar__icon"
          src={iconUrl}
          alt=""
          width={36}
          height={36}
          onError={() => setBroken(true)}
        />
      )}
      <p className="vo-install-bar__text">{children}</p>
      {action}
      <IconButton label={closeLabel} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </section>
  );
}

export interface InstallBarProps extends ComponentPropsWithRef<"section"> {
  /** What the bar is, for those who move by landmarks. */
  label: string;
  /** The app's icon; without one, or when it can't be loaded, the coin. */
  iconUrl?: string | undefined;
  /** The button, size `s`. */
  action: ReactNode;
  /** The player wants to be rid of it. */
  onClose: () => void;
  closeLabel: string;
  /** A few words. */
  children: ReactNode;
}
