import "./member-bar.css";
import { answersInPlace, permission } from "@volado/domain/member";
import { Avatar, DepositIcon, IconButton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useMember } from "../../../features/account/hooks/use-member.ts";
import { Balance } from "../../../features/wallet/components/balance.tsx";
import { afterNextPaint } from "../../../shared/motion/taps.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showPrompt } from "../../../shared/overlays/prompt-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { LazyMemberPanel } from "../menus/lazy-member-panel.ts";

/** The profile picture in the header; opens the member's panel (Spec §2 "Home header"). */
function MemberButton() {
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

/**
 * The deposit button of the home header (Spec §2 "Home header"); free accounts see why it is not available (Spec §6).
 */
function DepositButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const access = permission("deposit", useSession());
  return (
    <IconButton
      className="app-deposit-button"
      variant="action"
      label={t("shell.tabs.deposit")}
      onClick={() => (answersInPlace(access) ? showPrompt(access) : void navigate(paths.deposit.to()))}
    >
      <DepositIcon />
    </IconButton>
  );
}

/** The end of the home header for signed-in players (Spec §2 "Home header"). */
export default function MemberBar() {
  return (
    <>
      <Balance size="compact" />
      <DepositButton />
      <MemberButton />
    </>
  );
}
