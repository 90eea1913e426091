import { answersInPlace, type EntryAccess } from "@volado/domain/member";
import { ListItem } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UnreadBadge } from "../../../shared/inbox/unread-badge.tsx";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/prompts/prompt-store.ts";

export interface CentreRowProps {
  /** Where it leads; guests go by way of the login. */
  readonly to: string;
  readonly access: EntryAccess;
  readonly icon: ReactNode;
  readonly detail: string;
  /** @default 0 */
  readonly unread?: number | undefined;
  readonly children: string;
}

/** One way of the message centre: a link, or a button where the tap is answered in place (Spec §6). */
export function CentreRow({ to, access, icon, detail, unread = 0, children }: CentreRowProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const look = {
    icon,
    detail,
    ...(unread > 0 && {
      end: <UnreadBadge count={unread} label={(shown) => t("messages.unread", { shown })} />,
    }),
  };
  return answersInPlace(access) ? (
    <ListItem {...look} onPress={() => showPrompt(access)}>
      {children}
    </ListItem>
  ) : (
    <ListItem {...look} href={access === "log-in" ? loginPath(to) : to} onNavigate={follow}>
      {children}
    </ListItem>
  );
}
