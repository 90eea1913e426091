import { CloseIcon, IconButton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { Receiver } from "../receivers.ts";

export interface ChosenMembersProps {
  /** At least one. */
  readonly members: readonly Receiver[];
  readonly onRemove: (member: Receiver) => void;
}

/** Who is chosen, in the order of choosing, whatever is searched for meanwhile; each can be taken out. */
export function ChosenMembers({ members, onRemove }: ChosenMembersProps) {
  const { t } = useTranslation();
  const title = t("downlines.transfer.chosen", { count: members.length });
  return (
    <div className="app-downlines__chosen">
      <p role="status">{title}</p>
      <ul aria-label={title}>
        {members.map((member) => (
          <li key={member.id}>
            <span>{member.name}</span>
            <IconButton
              label={t("downlines.transfer.remove", { name: member.name })}
              onClick={() => onRemove(member)}
            >
              <CloseIcon size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
