import "./member-card.css";
import { Avatar, CopyIcon, IconButton, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useMember } from "../hooks/use-member.ts";

export interface MemberCardProps {
  account: string;
  /** Makes the avatar a button that changes it. */
  onPicture?: (() => void) | undefined;
}

/** Avatar, name with copy action and VIP label (Spec §2 "Right member menu"). */
export function MemberCard({ account, onPicture }: MemberCardProps) {
  const { t } = useTranslation();
  const { phase, data: member } = asyncState(useMember());
  const name = member?.nickname ?? member?.account ?? account;
  const copy = useCopy();

  const picture = <Avatar name={name} src={member?.avatarUrl} size={56} />;
  return (
    <div className="app-member">
      {onPicture ? (
        <button
          type="button"
          className="app-member__picture"
          aria-label={t("picture.change")}
          aria-haspopup="dialog"
          onClick={onPicture}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <div className="app-member__text">
        <p className="app-member__name">{name}</p>
        {phase === "pending" ? (
          <Skeleton width="50%" />
        ) : (
          <p className="app-member__account">{t("shell.memberAccount", { account })}</p>
        )}
        {member?.clubLabel !== undefined && <span className="app-member__club">{member.clubLabel}</span>}
      </div>
      <IconButton label={t("shell.copyName")} onClick={() => void copy(name)}>
        <CopyIcon size={20} />
      </IconButton>
    </div>
  );
}
