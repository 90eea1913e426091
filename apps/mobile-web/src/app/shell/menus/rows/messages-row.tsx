import { MailIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../../shared/lazy/lazy-component.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { useSession } from "../../../../shared/session/session-store.ts";
import { MenuRow } from "./menu-row.tsx";

/** Its code comes with the first menu that a member opens: inbox and chat are much to bring to everybody. */
const Unread = lazyComponent({
  name: "unread mark",
  load: () => import("./unread-everything.tsx"),
  onFail: "silent",
});

/** A menu's way to the message centre, and how much there is unread. */
export function MessagesRow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <MenuRow page={paths.messages} icon={<MailIcon />} end={session && <Unread />} onClose={onClose}>
      {t("menu.messages")}
    </MenuRow>
  );
}
