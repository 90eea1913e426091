import { Avatar } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMember } from "../../../features/account/hooks/use-member.ts";
import { afterNextPaint } from "../../../shared/motion/after-next-paint.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { LazyMemberPanel } from "../menus/lazy-member-panel.ts";

/** The profile picture in the header; it opens the member's panel (Spec §2 "Home header"). */
export function MemberButton() {
  const { t } = useTranslation();
  const name = useSession()?.userName;
  const { data: member } = useMember();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="app-member-button"
        aria-label={t("shell.profile")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => afterNextPaint(() => setOpen(true))}
      >
        <Avatar name={name} src={member?.avatarUrl} size={36} />
      </button>
      <LazyMemberPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
