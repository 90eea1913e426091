import { answersInPlace, type EntryAccess } from "@volado/domain/member";
import { ListItem } from "@volado/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { isHere } from "../../../../shared/navigation/is-here.ts";
import type { Page } from "../../../../shared/navigation/paths.ts";
import { loginPath } from "../../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../../shared/prompts/prompt-store.ts";
import { opens } from "../../../routes/routes.ts";

export interface MenuRowProps {
  page: Page;
  /**
   * The page's address.
   * @default the page without a query
   */
  to?: string | undefined;
  /** An address of the same page that has a row of its own: whoever is there is not here. */
  besides?: string | undefined;
  /**
   * What it is to whoever looks.
   * @default "allowed"
   */
  access?: EntryAccess | undefined;
  icon: ReactNode;
  /** What stands at the row's end, where it leads to the page, such as a count. */
  end?: ReactNode;
  /** Closes the menu: every navigation does, and so does an answer in place (Spec §4 "Side menus"). */
  onClose: () => void;
  children: ReactNode;
}

/**
 * One way out of a menu. A page that isn't there yet is not offered, and neither is what this player has no right to.
 */
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
  if (!opens(page)) return null;
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
