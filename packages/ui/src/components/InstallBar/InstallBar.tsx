import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { usePicture } from "../../hooks/use-picture.tsx";
import { CloseButton } from "../../overlays/overlay.tsx";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/**
 * Promotes the installable app in one line: icon, text, button and dismiss button. Styles: `@volado/ui/install-
 * bar.css`.
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
  /** Accessible name of the landmark. */
  label: string;
  /** The app's icon. Falls back to the coin. */
  iconUrl?: string | undefined;
  /** The install button, size `s`. */
  action: ReactNode;
  /** Called when the player dismisses the bar. */
  onClose: () => void;
  closeLabel: string;
  /** A short text. */
  children: ReactNode;
}
