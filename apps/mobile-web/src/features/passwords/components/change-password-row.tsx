import { ListItem, LockIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { isFreeTrial, useSession } from "../../../shared/session/session-store.ts";

/** Links to the password change; hidden in a free trial, whose account has no password. */
export function ChangePasswordRow() {
  const { t } = useTranslation();
  const session = useSession();
  const follow = useLinkNavigation();
  if (isFreeTrial(session)) return null;
  return (
    <ListItem icon={<LockIcon />} href={paths.changePassword.to()} onNavigate={follow}>
      {t("shell.changePassword")}
    </ListItem>
  );
}
