import { Avatar } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../shared/session/session-store.ts";
import { LazyMemberPanel } from "./lazy-parts.tsx";

/** The profile picture in the header; it opens the member's panel (Spec §2 "Home header"). */
export function MemberButton() {
  const { t } = useTranslation();
  const name = useSession()?.userName;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="app-member-button"
        aria-label={t("shell.profile")}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Avatar name={name} size={36} />
      </button>
      <LazyMemberPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
