import {
  CrownIcon,
  DepositIcon,
  HomeIcon,
  InviteIcon,
  ProfileIcon,
  ShieldIcon,
  TeamIcon,
  WithdrawIcon,
} from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useEntryAccess } from "../../../../features/account/hooks/use-member.ts";
import { paths } from "../../../../shared/navigation/paths.ts";
import { MenuRow, MessagesRow } from "./menu-row.tsx";

/** The panel's items in the specification's order (Spec §2 "Right member menu"). */
const items = [
  { entry: "deposit", text: "shell.tabs.deposit", page: paths.deposit, icon: <DepositIcon /> },
  { entry: "withdraw", text: "menu.withdraw", page: paths.withdraw, icon: <WithdrawIcon /> },
  { entry: "benefits", text: "menu.benefits", page: paths.benefits, icon: <CrownIcon /> },
  { entry: "member-centre", text: "menu.memberCentre", page: paths.memberHome, icon: <ProfileIcon /> },
  { entry: "agency-centre", text: "menu.agencyCentre", page: paths.agentHome, icon: <TeamIcon /> },
  { entry: "security-centre", text: "menu.securityCentre", page: paths.security, icon: <ShieldIcon /> },
  { entry: "invite", text: "menu.invite", page: paths.inviteFriends, icon: <InviteIcon /> },
] as const;

/**
 * Home, deposit, withdrawal, benefits, member centre, agency centre, security center and invite, as the player's
 * permissions allow; then messages (docs/decisions/093).
 */
export function MemberRows({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const accessOf = useEntryAccess();
  return (
    <>
      <MenuRow page={paths.home} icon={<HomeIcon />} onClose={onClose}>
        {t("shell.tabs.home")}
      </MenuRow>
      {items.map(({ entry, text, page, icon }) => (
        <MenuRow key={entry} page={page} access={accessOf(entry)} icon={icon} onClose={onClose}>
          {t(text)}
        </MenuRow>
      ))}
      <MessagesRow onClose={onClose} />
    </>
  );
}
