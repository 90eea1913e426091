import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { BackIcon, MenuIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

/**
 * The header of home pages: menu button and logo, then either balance, deposit and profile, or login, register and
 * language.
 */
export function HomeHeader({ menuLabel, menuOpen, onMenu, logo, end, className, ...rest }: HomeHeaderProps) {
  return (
    <header {...rest} className={clsx("vo-header", className)} data-kind="home">
      <IconButton label={menuLabel} aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <div className="vo-header__logo">{logo}</div>
      <div className="vo-header__end">{end}</div>
    </header>
  );
}

/** The header of all other pages: an optional back button, and the page title as `h1`. */
export function PageHeader({ title, backLabel = "", onBack, end, className, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className={clsx("vo-header", className)} data-kind="page">
      <div className="vo-header__start">
        {onBack && (
          <IconButton label={backLabel} onClick={onBack}>
            <BackIcon />
          </IconButton>
        )}
      </div>
      <h1 className="vo-header__title">{title}</h1>
      <div className="vo-header__end">{end}</div>
    </header>
  );
}

export interface HomeHeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** Accessible name of the menu button. */
  menuLabel: string;
  /** Whether the menu is open. Announced with the button. */
  menuOpen?: boolean | undefined;
  onMenu: () => void;
  /** The logo, usually a link to home around `Logo`. */
  logo: ReactNode;
  /** Content at the end: balance, buttons. */
  end?: ReactNode;
}

interface PageHeaderBase extends Omit<ComponentPropsWithRef<"header">, "children" | "title"> {
  /** The page title. Truncated after two lines. */
  title: string;
  /** Content at the end. At most one icon button, or the title is no longer centred. */
  end?: ReactNode;
}

/** Props of {@link PageHeader}. A back button requires a label. */
export type PageHeaderProps = PageHeaderBase &
  (
    | {
        /** Accessible name of the back button. */
        backLabel: string;
        onBack: () => void;
      }
    | { backLabel?: undefined; onBack?: undefined }
  );
