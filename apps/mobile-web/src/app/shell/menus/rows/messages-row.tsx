import { MailIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../../shared/lazy/lazy-component.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { useSession } from "../../../../shared/session/session-store.ts";
import { MenuRow } from "./menu-row.tsx";

/** Loads with the first menu that a member opens: inbox and chat are too large for every visit. */
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
