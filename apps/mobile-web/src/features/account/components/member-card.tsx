import "./member-card.css";
import { Avatar, CopyIcon, IconButton, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { useMember } from "../hooks/use-member.ts";

/** Avatar, name with copy action and VIP label (Spec §2 "Right member menu"). */
export function MemberCard({ account }: { account: string }) {
  const { t } = useTranslation();
  const { data: member, isPending } = useMember();
  const name = member?.nickname ?? member?.account ?? account;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name);
      showToast({ kind: "success", text: t("common.copied") });
    } catch {
      // Browsers refuse the clipboard on insecure origins and without permission.
      showToast({ kind: "error", text: t("shell.copyRefused") });
    }
  };

  return (
    <div className="app-member">
      <Avatar name={name} src={member?.avatarUrl} size={56} />
      <div className="app-member__text">
        <p className="app-member__name">{name}</p>
        {isPending ? (
          <Skeleton width="50%" />
        ) : (
          <p className="app-member__account">{t("shell.memberAccount", { account })}</p>
        )}
        {member?.clubLabel !== undefined && <span className="app-member__club">{member.clubLabel}</span>}
      </div>
      <IconButton label={t("shell.copyName")} onClick={() => void copy()}>
        <CopyIcon size={20} />
      </IconButton>
    </div>
  );
}
