import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { usePicture } from "../../hooks/use-picture.tsx";
import { CloseButton } from "../../overlays/overlay.tsx";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/**
 * Offers the app of the site in one line: its icon, a few words, the button, and a way to be rid of it. Its
 * styles are a sheet of their own, `@volado/ui/install-bar.css`.
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
  const icon = usePicture({
    className: "vo-install-bar__icon",
    src: iconUrl,
    width: 36,
    height: 36,
    eager: true,
    instead: <CoinMark className="vo-install-bar__mark" size={36} />,
  });
  return (
    <section {...rest} className={clsx("vo-install-bar", className)} aria-label={label}>
      {icon}
      <p className="vo-install-bar__text">{children}</p>
      {action}
      <CloseButton label={closeLabel} onClick={onClose} />
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
