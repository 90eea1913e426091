import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { linkClick, type NavigateHandler } from "../../events/link-click.ts";
import type { ButtonLook } from "./Button.tsx";
import { ButtonContent } from "./ButtonContent.tsx";

/** A link that looks like a button: it goes somewhere and can be opened in a new tab. */
export function ButtonLink({
  variant = "action",
  size = "m",
  block = false,
  icon,
  href,
  onNavigate,
  onClick,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className={clsx("vo-button", className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      onClick={linkClick(onNavigate, onClick)}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  );
}

export interface ButtonLinkProps extends ComponentPropsWithRef<"a">, ButtonLook {
  href: string;
  /** A plain click; prevent the default and navigate with the site's router. */
  onNavigate?: NavigateHandler | undefined;
}
