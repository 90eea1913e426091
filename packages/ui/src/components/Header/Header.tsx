import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { BackIcon, MenuIcon } from "../../icons/index.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

/**
 * The bar on top of home pages: menu button, logo, and at the end either the balance with deposit and
 * profile, or login, register and language.
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

/** The bar on top of every other page: a back arrow where there is a way back, and the page's name as its `h1`. */
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

/** Props of {@link HomeHeader}. */
export interface HomeHeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** Name of the menu button. */
  menuLabel: string;
  /** Whether the menu is open, announced with the button. */
  menuOpen?: boolean | undefined;
  onMenu: () => void;
  /** The site's sign, usually a link home around `Logo`. */
  logo: ReactNode;
  /** What stands at the end: balance, buttons. */
  end?: ReactNode;
}

interface PageHeaderBase extends Omit<ComponentPropsWithRef<"header">, "children" | "title"> {
  /** The page's name; two lines at most, then cut with an ellipsis. */
  title: string;
  /** What stands at the end: one icon button at most, or the title moves off its centre. */
  end?: ReactNode;
}

/** Props of {@link PageHeader}: a back arrow always comes with its name. */
export type PageHeaderProps = PageHeaderBase &
  (
    | {
        /** Name of the back arrow. */
        backLabel: string;
        onBack: () => void;
      }
    | { backLabel?: undefined; onBack?: undefined }
  );
