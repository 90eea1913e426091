import { answersInPlace, type EntryAccess } from "@volado/domain/member";
import { ListItem, MailIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { lazyComponent } from "../../../../shared/lazy/lazy-component.tsx";
import { isHere } from "../../../../shared/navigation/is-here.ts";
import type { Page } from "../../../../shared/navigation/paths.ts";
import { paths } from "../../../../shared/navigation/paths.ts";
import { loginPath } from "../../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../../shared/overlays/prompt-store.ts";
import { useSession } from "../../../../shared/session/session-store.ts";

export interface MenuRowProps {
  page: Page;
  /**
   * The page's address.
   * @default the page without a query
   */
  to?: string | undefined;
  /** Query of the same page with a row of its own: this row is not current there. */
  besides?: string | undefined;
  /**
   * The player's permission.
   * @default "allowed"
   */
  access?: EntryAccess | undefined;
  icon: ReactNode;
  /** Shown at the end of the row if it links to the page, e.g. a count. */
  end?: ReactNode;
  /** Closes the menu, on navigation or when a prompt opens instead (Spec §4 "Side menus"). */
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

/** Loads with the first menu that a member opens; inbox and chat are too large to load on every visit. */
const Unread = lazyComponent({
  name: "unread mark",
  load: () => import("./unread-everything.tsx"),
  onFail: "silent",
});

/** Link to the message centre, with the unread count. */
export function MessagesRow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <MenuRow page={paths.messages} icon={<MailIcon />} end={session && <Unread />} onClose={onClose}>
      {t("menu.messages")}
    </MenuRow>
  );
}
