import { Avatar, ChevronRightIcon, ListItem } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMember } from "../../../../features/account/hooks/use-member.ts";
import { useSession } from "../../../../shared/session/session-store.ts";

/** Who is here, a guest too; it opens the member's panel (Spec §2 "Right member menu: avatar, default for guests"). */
export function AccountRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const { data: member } = useMember();
  return (
    <ListItem
      icon={<Avatar name={session?.userName} src={member?.avatarUrl} size={40} />}
      detail={session ? t("menu.openPanel") : t("menu.guestDetail")}
      end={<ChevronRightIcon size={20} />}
      onPress={onOpen}
    >
      {session?.userName ?? t("menu.guest")}
    </ListItem>
  );
}
