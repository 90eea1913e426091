import { answersInPlace, type EntryAccess } from "@volado/domain/member";
import { ListItem } from "@volado/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { isHere } from "../../../../shared/navigation/is-here.ts";
import type { Page } from "../../../../shared/navigation/paths.ts";
import { loginPath } from "../../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../../shared/overlays/prompt-store.ts";

export interface MenuRowProps {
  page: Page;
  /**
   * The page's address.
   * @default the page without a query
   */
  to?: string | undefined;
  /** Query of the same page that has its own row: this row is not current there. */
  besides?: string | undefined;
  /**
   * The player's permission.
   * @default "allowed"
   */
  access?: EntryAccess | undefined;
  icon: ReactNode;
  /** Shown at the row's end if it leads to the page, such as a count. */
  end?: ReactNode;
  /** Closes the menu, on navigation and when answered in place (Spec §4 "Side menus"). */
  onClose: () => void;
  children: ReactNode;
}

/** A menu row. Not rendered if the player has no permission. */
export function MenuRow({
  page,
  to = page.to(),
  besides,
  access = "allowed",
  icon,
  end,
  onClose,
  children,
}: MenuRowProps) {
  const follow = useLinkNavigation();
  const location = useLocation();
  const elsewhere = besides !== undefined && isHere(page, besides, location);
  if (access === "hidden") return null;
  if (answersInPlace(access)) {
    return (
      <ListItem
        icon={icon}
        onPress={() => {
          onClose();
          showPrompt(access);
        }}
      >
        {children}
      </ListItem>
    );
  }
  return (
    <ListItem
      icon={icon}
      end={end}
      href={access === "log-in" ? loginPath(to) : to}
      current={!elsewhere && isHere(page, to, location)}
      onNavigate={(event) => {
        follow(event);
        onClose();
      }}
    >
      {children}
    </ListItem>
  );
}
